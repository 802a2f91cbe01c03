// @vitest-environment jsdom
import * as common from '@docusaurus/theme-common';
import Footer from '@theme/Footer';
import {cleanup, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {describe, expect, it, vi} from 'vitest';

function show(footer: Partial<common.Footer> | undefined) {
  vi.spyOn(common, 'useThemeConfig').mockReturnValue({footer} as common.ThemeConfig);
  return render(<Footer />, {wrapper: MemoryRouter}).container;
}

const drawing = encodeURIComponent('<svg viewBox="0 0 2 2"><path fill="currentColor"/></svg>');
const logo = {alt: '标志', src: `data:image/svg+xml,${drawing}`};
const copyright = '<b>版权</b>一行';
const row = [
  {label: '甲', to: '/first'},
  {html: '<i>乙</i>'},
  {label: '丙', href: 'https://example.com'},
];

/** Returns empty elements that would take up space. */
const emptyBoxes = (root: Element) => [...root.querySelectorAll('div:empty, ul:empty, span:empty')];

describe('the footer, as other sites may configure it', () => {
  it('S2.34 is absent if none is configured', () => {
    expect(show(undefined).innerHTML).toBe('');
  });

  it.each([
    ['left out', undefined],
    ['an empty list', []],
  ])('S3.7 has only logo and copyright if its links are %s', (_, links) => {
    const footer = show({style: 'light', logo, copyright, ...(links && {links})});
    expect(screen.getByRole('contentinfo').textContent).toBe('测试站版权一行');
    expect(screen.getByRole('img', {name: '标志'})).toBeTruthy();
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(emptyBoxes(footer)).toEqual([]);
  });

  it('S2.44 shows a single row of links in order, separated by dots', () => {
    const footer = show({style: 'light', logo, copyright, links: row});
    expect(footer.querySelector('.footer__links')?.textContent).toMatch(/^甲·乙·丙/);
    const [own, other] = screen.getAllByRole('link');
    expect(own?.getAttribute('href')).toBe('/first');
    expect(other?.getAttribute('href')).toBe('https://example.com');
    expect(other?.getAttribute('target')).toBe('_blank');
    expect(screen.queryAllByRole('list')).toEqual([]);
  });

  it('S2.44 has only links if it has neither logo nor copyright', () => {
    const footer = show({style: 'light', links: row});
    expect(screen.getByRole('contentinfo').textContent).toMatch(/^甲·乙·丙/);
    expect(emptyBoxes(footer)).toEqual([]);
  });

  it('S2.43 S2.44 shows groups of links under their titles', () => {
    show({style: 'light', links: [{title: '关于', items: row}]});
    expect(screen.getByText('关于')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent.slice(0, 1))).toEqual([
      '甲',
      '乙',
      '丙',
    ]);
  });

  it('S3.7 has the configured style', () => {
    show({style: 'dark', copyright});
    expect(screen.getByRole('contentinfo').className).toContain('footer--dark');
    cleanup();
    show({style: 'light', copyright});
    expect(screen.getByRole('contentinfo').className).not.toContain('footer--dark');
  });

  it('S3.7 has a logo with all configured fields and its link', () => {
    show({
      style: 'light',
      logo: {...logo, href: '/first', target: '_self', width: 30, height: 31, className: 'own'},
    });
    const link = screen.getByRole('link');
    expect(link.textContent).toBe('测试站');
    expect(link.getAttribute('href')).toBe('/first');
    expect(link.getAttribute('target')).toBe('_self');
    const image = screen.getByRole('img', {name: '标志'});
    expect(image.getAttribute('width')).toBe('30');
    expect(image.getAttribute('height')).toBe('31');
    expect(image.getAttribute('class')).toContain('own');
  });
});
