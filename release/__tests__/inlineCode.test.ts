import {parse} from 'parse5';
import {expect, it} from 'vitest';
import {elementsOf} from '../elementsOf.ts';
import {inlineCode} from '../inlineCode.ts';

it('finds what a policy needs, in minified pages too', () => {
  const page = parse(`
    <script>run("</p>")</script><script src=/assets/a.js defer></script>
    <script type="application/ld+json">{"@type": "FAQPage"}</script>
    <script src=https://stats.example.com/x.js async></script>
    <p onclick="go()">b</p>
    <style>p { color: red }</style>
    <template><b onfocus="x()"></b></template>
    <code>&lt;script&gt;not one&lt;/script&gt; onclick="no attribute"</code>`);
  const found = inlineCode(elementsOf(page));
  expect(found).toEqual({
    scripts: ['run("</p>")'],
    styleElements: ['p { color: red }'],
    handlers: ['onclick', 'onfocus'],
    scriptOrigins: ['https://stats.example.com'],
  });
});

it.each([
  '',
  'module',
  'importmap',
  'speculationrules',
  'Text/JavaScript',
  'application/x-ecmascript',
])('treats a script of type “%s” as code', (type) => {
  const page = parse(`<script type="${type}">run()</script>`);
  expect(inlineCode(elementsOf(page)).scripts).toEqual(['run()']);
});
