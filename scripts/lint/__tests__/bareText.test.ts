import {Linter} from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import {describe, expect, it} from 'vitest';
import {bareText} from '../bareText.mjs';

const name = 'page.tsx';

const declarations = `
  interface Node { readonly type: string }
  declare global {
    namespace JSX { type Element = Node; interface IntrinsicElements {[name: string]: object} }
  }
  declare const text: string, count: number, perhaps: string | undefined, is: boolean;
  declare const element: Node, node: Node | string | number | null;
  declare function translate(message: {id: string}, values?: object): string;
  declare function Translate(props: {id: string; values?: object}): Node;
`;

/** Creates a program of one file, without library types. */
function programOf(code: string): ts.Program {
  const options = {jsx: ts.JsxEmit.Preserve, noLib: true, strict: true, types: []};
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: (file) => (file === name ? source : undefined),
    getCurrentDirectory: () => '',
  };
  return ts.createProgram([name], options, host);
}

/** Returns the message ids that the rule reports for a component with this JSX. */
function faultsOf(jsx: string): readonly (string | undefined)[] {
  const code = `${declarations} export const shown = ${jsx};`;
  return new Linter({configType: 'flat'})
    .verify(
      code,
      {
        files: ['**/*.tsx'],
        languageOptions: {
          parser: tseslint.parser,
          parserOptions: {programs: [programOf(code)]},
        },
        plugins: {local: {rules: {'bare-text': bareText as never}}},
        rules: {'local/bare-text': 'error'},
      },
      name,
    )
    .map(({messageId, message}) => messageId ?? message);
}

describe('bare-text', () => {
  it.each([
    '<p>{text}<b /></p>',
    '<p><b />{count}</p>',
    '<><b />{text}</>',
    '<p><b />{perhaps}</p>',
    '<p><b />{perhaps ?? "none"}</p>',
    '<p><b />{is ? "yes" : "no"}</p>',
    '<p><b />{is ? "yes" : <i />}</p>',
    '<p>{is && "yes"}<b /></p>',
    '<p>{is && <Translate id="a" />}<b /></p>',
    '<p>{translate({id: "a"}, {count})}<b /></p>',
    '<p>{count} pages</p>',
    '<p key={count}>{text}<b /></p>',
  ])('refuses the text that changes in %s', (jsx) => {
    expect(faultsOf(jsx)).toContain('changes');
  });

  it.each([
    '<p>{is && <b />}text</p>',
    '<p>{is && <b />}{translate({id: "a"})}</p>',
    '<p>{is ? <b /> : null}<Translate id="a" /></p>',
  ])('refuses the text before which an element can come in %s', (jsx) => {
    expect(faultsOf(jsx)).toEqual(['follows']);
  });

  it.each([
    '<p>{text}</p>',
    '<p><b /><span>{text}</span></p>',
    '<p>{`${count} pages`}</p>',
    '<p>text <b /></p>',
    '<p>{translate({id: "a"})}<b /></p>',
    '<p><Translate id="a" /><b /></p>',
    '<p>{is && <b />}<span>text</span></p>',
    '<p>{text && <b />}<i /></p>',
    '<p>{element}{" "}<b /></p>',
    '<p key={text}>{text}<b /></p>',
    '<p><b />{node}</p>',
    '<p>{/* a note */}{text}</p>',
  ])('accepts %s', (jsx) => {
    expect(faultsOf(jsx)).toEqual([]);
  });
});
