import {beforeAll, describe, expect, it} from 'vitest';
import {lintFiles} from './lintFiles';

const changing = [
  '<p>{text}<b /></p>',
  '<p><b />{page.count}</p>',
  '<><b />{text}</>',
  '<p><b />{perhaps ?? "none"}</p>',
  '<p><b />{is ? "yes" : "no"}</p>',
  '<p><b />{is ? "yes" : <i />}</p>',
  '<p>{is && "yes"}<b /></p>',
  '<p>{is && <Translate id="a" />}<b /></p>',
  '<p>{translate({id: "a"}, {count})}<b /></p>',
  '<p>{count} pages</p>',
  '<p>{`${count}`}<b /></p>',
  '<p>{format(count)}<b /></p>',
  '<p key={count}>{text}<b /></p>',
];

const following = [
  '<p>{is && <b />}text</p>',
  '<p>{children}text</p>',
  '<p>{is && <b />}{translate({id: "a"})}</p>',
  '<p>{is ? <b /> : null}<Translate id="a" /></p>',
];

const safe = [
  '<p>{text}</p>',
  '<p><b /><span>{text}</span></p>',
  '<p>{`${count} pages`}</p>',
  '<p>text <b /></p>',
  '<p>{translate({id: "a"})}<b /></p>',
  '<p><Translate id="a" /><b /></p>',
  '<p>{is && <b />}<span>text</span></p>',
  '<p>{text && <b />}<i /></p>',
  '<p>{children}{" "}<b /></p>',
  '<p>{props.children}<b /></p>',
  '<ul><li />{rows.map((row) => <li key={row} />)}</ul>',
  '<p key={text}>{text}<b /></p>',
  '<p>{/* a note */}{text}</p>',
];

describe('bare-text', () => {
  const all = [...changing, ...following, ...safe];
  const messages = new Map<string, readonly string[]>();

  beforeAll(async () => {
    const found = await lintFiles(
      'bare-text',
      [{elements: ['children', 'map']}],
      all.map((jsx) => `export const shown = ${jsx};`),
    );
    all.forEach((jsx, index) => messages.set(jsx, found[index] ?? []));
  });

  it.each(changing)('refuses the text that changes in %s', (jsx) => {
    expect(messages.get(jsx)).toContainEqual(expect.stringMatching(/^This text can change/));
  });

  it.each(following)('refuses the text before which an element can come in %s', (jsx) => {
    expect(messages.get(jsx)).toEqual([expect.stringMatching(/^An element can come before/)]);
  });

  it.each(safe)('accepts %s', (jsx) => {
    expect(messages.get(jsx)).toEqual([]);
  });
});
