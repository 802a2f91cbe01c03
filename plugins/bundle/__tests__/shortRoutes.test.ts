import {expect, it} from 'vitest';
import shortRoutes from '../shortRoutes.mjs';

const routes = `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'f03'),
    routes: [{path: '/docs', component: ComponentCreator('/docs', '1ab'), routes: []}]
  },
  {path: '/docs/a-b', component: ComponentCreator('/docs/a-b', '9e2'), exact: true},
  {path: '*', component: ComponentCreator('*')},
];
`;
const needs = {
  '/docs-1ab': {__comp: 'b2c'},
  '/docs-f03': {__comp: '17896441', __context: {plugin: '36994c47'}},
  '/docs/a-b-9e2': {__comp: '17896441', content: '02213144'},
};

it('gives the routes of a path the same numbers in both files', () => {
  const short = shortRoutes(routes);
  expect(short).toContain("component: ComponentCreator('/docs', '1'),");
  expect(short).toContain("component: ComponentCreator('/docs', '0'), routes");
  expect(short).toContain("ComponentCreator('/docs/a-b', '0'), exact");
  expect(short).toContain("ComponentCreator('*')}");
  expect(JSON.parse(shortRoutes(JSON.stringify(needs, null, 2)))).toEqual({
    '/docs-0': needs['/docs-1ab'],
    '/docs-1': needs['/docs-f03'],
    '/docs/a-b-0': needs['/docs/a-b-9e2'],
  });
});

it.each(['export default load();\n', '{}'])(
  'stops the build if no route is found: %s',
  (source) => {
    expect(() => shortRoutes(source)).toThrow('codegenRoutes.js');
  },
);
