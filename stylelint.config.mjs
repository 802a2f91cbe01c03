/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  reportNeedlessDisables: true,
  rules: {
    // Colours live in the tokens; everything else takes them from there.
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
    'declaration-no-important': true,
    'font-weight-notation': 'numeric',
    'declaration-property-value-allowed-list': {
      'font-weight': ['400', '600', 'inherit', '/^var\\(/'],
    },
    'property-disallowed-list': ['float'],
    // The second kind is the framework's.
    'selector-id-pattern': '^(__docusaurus-)?[a-z][a-z0-9-]*$',
    // CSS modules: a class is read as a property in code.
    'selector-class-pattern': null,
    // Blocks are grouped by meaning, with or without a line between.
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
    // Names of fonts are written as their makers write them.
    'value-keyword-case': ['lower', {ignoreProperties: ['/^--font-/', 'font-family']}],
    // The theme's own names, such as navbar__item and --ifm-….
    'custom-property-pattern': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    // What comes first in a file is what a reader looks for first.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['src/css/tokens.css', 'src/css/print.css'],
      rules: {'color-no-hex': null, 'function-disallowed-list': null},
    },
  ],
};
