/** The dark tokens of src/css/tokens.css that images need; a test compares them. */
export const palette = {
  bg: '#14171b',
  line: '#2e333a',
  line2: '#6c737c',
  sec: '#b6bcc4',
  text: '#e4e8ed',
  site: '#c5d0dc',
} as const;

/** The text colour of the light mode. */
export const inkLight = '#1b1f24';
