import type {ThemeRegistrationRaw} from 'shiki';

/** Kinds of tokens. Each has a class `tok-…` with a colour of the palette. */
export const tokens = ['keyword', 'string', 'number', 'comment'] as const;
export type Token = (typeof tokens)[number];

const scopes: Readonly<Record<Token, readonly string[]>> = {
  keyword: [
    'keyword',
    'storage',
    'entity.name.tag',
    'entity.name.command',
    'entity.name.function.shell',
    'support.function.builtin.shell',
    'support.type.property-name.http',
    'keyword.other.http',
    'variable.language',
  ],
  string: ['string', 'punctuation.definition.string', 'markup.inline.raw'],
  number: ['constant.numeric', 'constant.language'],
  comment: ['comment', 'punctuation.definition.comment'],
};

/** Scopes without a colour, such as keys of data: only what readers edit or search for has one. */
const plain = [
  'keyword.operator',
  'support.type.property-name',
  'entity.name.tag.yaml',
  'string.unquoted.plain.out.yaml',
  'string.unquoted.argument.shell',
];

/**
 * Shiki theme with names instead of colours, for both colour modes. The stylesheet gives each name
 * its colour.
 */
export const theme: ThemeRegistrationRaw = {
  name: 'site',
  type: 'light',
  settings: [
    {settings: {foreground: 'text', background: 'ground'}},
    ...tokens.map((token) => ({scope: [...scopes[token]], settings: {foreground: token}})),
    {scope: plain, settings: {foreground: 'text'}},
  ],
};
