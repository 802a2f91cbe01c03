import {renderToStaticMarkup} from 'react-dom/server';
import {MemoryRouter} from 'react-router';
import {expect, it} from 'vitest';
import {OutsideAddress} from '../OutsideAddress.tsx';

const html = (address: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OutsideAddress address={address} />
    </MemoryRouter>,
  );

it('links a real address', () => {
  expect(html('https://cat.site.test/in')).toContain('href="https://cat.site.test/in"');
});

it('labels an example address and does not link it, because it cannot be opened', () => {
  expect(html('https://yicat.example.com')).toBe('<span>yicat.example.com（示例地址）</span>');
});
