// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {Figure, Text} from '..';

const figure = (pins?: readonly string[]) => (
  <Figure caption="确认一个句段" alt="第 14 句正在编辑。" {...(pins && {pins})}>
    <Text>画</Text>
  </Figure>
);

const show = (pins?: readonly string[]) => render(figure(pins));

describe('Figure', () => {
  it('is a single image with the caption as its name and the text as its description', () => {
    show();
    const drawing = screen.getByRole('img', {name: '确认一个句段'});
    expect(drawing.textContent).toBe('画');
    const id = drawing.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('第 14 句正在编辑。');
  });

  it('keeps the description outside the disclosure, so that assistive technology finds it', () => {
    show();
    const description = screen.getByText('第 14 句正在编辑。');
    expect(description.closest('details')).toBeNull();
    expect(description.previousElementSibling?.tagName).toBe('DETAILS');
    expect(screen.getByText('文字说明').tagName).toBe('SUMMARY');
  });

  it('shows caption and number word below the drawing', () => {
    show();
    const caption = screen.getByRole('figure').querySelector('figcaption');
    expect(caption?.textContent).toContain('图');
    expect(caption?.textContent).toContain('确认一个句段');
  });

  it('lists what the pins mean, in order', () => {
    show(['正在编辑的句段', '记忆库匹配']);
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['1正在编辑的句段', '2记忆库匹配']);
  });

  it('has no list without pins', () => {
    show();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('gives two figures of a page different descriptions', () => {
    render(
      <>
        {figure()}
        {figure()}
      </>,
    );
    const ids = screen.getAllByRole('img').map((image) => image.getAttribute('aria-describedby'));
    expect(new Set(ids).size).toBe(2);
  });
});
