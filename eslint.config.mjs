import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {bareText} from './scripts/lint/bareText.mjs';

/** Files whose default export the framework or a tool imports. */
const defaultExportWanted = [
  '*.config.*',
  'src/pages/**',
  'src/theme/**',
  'src/components/glossary/GlossaryPage/index.tsx',
  'src/clientModules/**',
  'src/navigation/PendingNavigation.tsx',
  'plugins/*/index.ts',
  'plugins/**/*.mjs',
  'plugins/*/theme/**',
  'plugins/*/client/theme/**',
  '**/*.d.ts',
  'tests/unit/generated/**',
];

/**
 * Words that make a comment, a test title or a message hard to read. `checks/data/plainWords.ts`
 * refuses more of them in articles and says what to write instead.
 */
const oldWords = [
  'anew',
  'and the like',
  'deed',
  'deeds',
  'of its own',
  'of their own',
  'somebody',
  'stands',
  'whoever',
];
const inText = `value=/\\b(${oldWords.join('|')})\\b/i`;
const oldWord =
  'Write plain technical English: eslint.config.mjs lists words to avoid (`oldWords`).';

export default defineConfig(
  globalIgnores([
    'build/',
    'build-analysis/',
    '.docusaurus/',
    '.cache/',
    // Separate packages with the files of other frameworks.
    'bench/peers/{docusaurus,lighthouse,rspress,starlight,vitepress}/',
    'test-results/',
    'checks/__tests__/fixtures/',
    'tests/fixtures/sites/',
    // A program for readers, which prints its results.
    'static/samples/',
  ]),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      globals: {...globals.node, ...globals.browser},
      parserOptions: {
        // The service that editors use takes half as long again as these two programs.
        project: ['tsconfig.json', 'plugins/offline/worker/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    // @ts-expect-error -- Its type of a set of rules is older than the one of ESLint.
    plugins: {'@docusaurus': docusaurus},
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', {allow: ['warn', 'error']}],
      'no-restricted-exports': [
        'error',
        {restrictDefaultExports: {direct: true, named: true, defaultFrom: true}},
      ],
      'no-restricted-syntax': [
        'error',
        {selector: `Literal[${inText}]`, message: oldWord},
        {selector: `TemplateElement[value.raw${inText.slice('value'.length)}]`, message: oldWord},
      ],
      'no-warning-comments': ['error', {terms: oldWords, location: 'anywhere'}],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/no-misused-spread': ['error', {allow: ['string']}],
      '@typescript-eslint/no-unused-vars': ['error', {varsIgnorePattern: '^_'}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
    },
  },
  {
    files: defaultExportWanted,
    rules: {'no-restricted-exports': 'off'},
  },
  {
    // What readers see.
    files: ['src/**/*.tsx', 'plugins/**/*.tsx'],
    ignores: ['**/__tests__/**'],
    plugins: {local: {rules: {'bare-text': bareText}}},
    rules: {'local/bare-text': 'error'},
  },
  {
    // The words themselves, and texts that must be refused.
    files: [
      'eslint.config.mjs',
      'checks/data/plainWords.ts',
      'checks/__tests__/fixtures.test.ts',
      'checks/__tests__/plainComments.test.ts',
    ],
    rules: {'no-restricted-syntax': 'off', 'no-warning-comments': 'off'},
  },
  {
    // Programs for a terminal.
    files: ['scripts/**', 'deploy/**', 'bench/**', '**/main.ts'],
    rules: {'no-console': 'off'},
  },
  {
    // A very old Node must be able to parse it.
    files: ['scripts/setup/requireNode.mjs'],
    rules: {'@typescript-eslint/prefer-nullish-coalescing': 'off'},
  },
  {
    // Types are in comments there, where not all rules can see them.
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
