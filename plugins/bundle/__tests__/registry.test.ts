import {describe, expect, it} from 'vitest';
import rewriteRegistry from '../registry.mjs';

const entry = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const registry = (...entries: readonly string[]) => `export default {\n${entries.join('\n')}};\n`;

const forServer = (source: string) =>
  rewriteRegistry.call({getOptions: () => ({isServer: true})}, source);
const forBrowsers = (source: string) =>
  rewriteRegistry.call({getOptions: () => ({isServer: false})}, source);

describe('the registry', () => {
  const source = registry(entry('02213144', '@site/docs/a (1).mdx'));

  it('of the server names the chunk of each module', () => {
    expect(forServer(source)).toBe(
      registry(
        '  "02213144": [() => import("@site/docs/a (1).mdx"), "02213144", require.resolveWeak("@site/docs/a (1).mdx")],',
      ),
    );
  });

  it('of browsers has only the function that loads each module', () => {
    expect(forBrowsers(source)).toBe(
      registry(
        '  "02213144": [() => import(/* webpackChunkName: "02213144" */ "@site/docs/a (1).mdx")],',
      ),
    );
  });

  it.each([
    'export default load();\n',
    registry(entry('02213144', '@site/docs/a.mdx'), '  "1": [() => import("b"), "b"],'),
  ])('stops the build if it has another form', (other) => {
    expect(() => forServer(other)).toThrow('codegenRoutes.js');
  });
});

describe('modules that share a chunk', () => {
  const source = registry(
    entry('5e95c892', '@theme/DocsRoot'),
    entry('a7bd4aaa', '@theme/DocVersionRoot'),
    entry('17896441', '@theme/DocItem'),
  );

  it('have the same chunk name in the client and server build', () => {
    expect(forBrowsers(source)).toContain(
      '"a7bd4aaa": [() => import(/* webpackChunkName: "5e95c892" */ "@theme/DocVersionRoot")]',
    );
    expect(forServer(source)).toContain('import("@theme/DocVersionRoot"), "5e95c892"');
  });

  it('are the listed ones, if the registry has the other module', () => {
    expect(forServer(source)).toContain('import("@theme/DocItem"), "17896441"');
    const alone = registry(entry('a7bd4aaa', '@theme/DocVersionRoot'));
    expect(forServer(alone)).toContain('"a7bd4aaa", require');
  });
});
