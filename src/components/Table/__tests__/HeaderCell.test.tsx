// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {HeaderCell} from '../HeaderCell';

it('is a header if it names a column, and a plain cell if it is empty', () => {
  render(
    <table>
      <thead>
        <tr>
          <HeaderCell />
          <HeaderCell>个人</HeaderCell>
        </tr>
      </thead>
    </table>,
  );
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['个人']);
  expect(screen.getAllByRole('cell')).toHaveLength(1);
});
