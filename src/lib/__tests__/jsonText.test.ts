import {expect, it} from 'vitest';
import {jsonText} from '../jsonText.ts';

it('cannot close or open an element, and is the same data', () => {
  const data = {headline: 'a </script><!-- <b> b'};
  expect(jsonText(data)).not.toContain('<');
  expect(JSON.parse(jsonText(data))).toEqual(data);
});
