// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import {expect, it} from 'vitest';
import {FreshnessNote} from '..';

it('lists the sections that are newer in the other language, with links to them', () => {
  const newer = [
    {title: '编辑句段', hash: ''},
    {title: '确认句段', hash: '#confirm'},
  ];
  render(<FreshnessNote newer={newer} address="/en/docs/yicat/translate/tags" />);
  const links = within(screen.getByRole('note')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['编辑句段', '/en/docs/yicat/translate/tags'],
    ['确认句段', '/en/docs/yicat/translate/tags#confirm'],
  ]);
  expect(links.every((link) => link.getAttribute('hreflang') === 'en-US')).toBe(true);
});
