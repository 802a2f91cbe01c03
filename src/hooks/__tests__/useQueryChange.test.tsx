// @vitest-environment jsdom
import {fireEvent, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderPage} from '@site/src/navigation/__tests__/renderPage';
import {useQueryChange} from '../useQueryChange';

function Page() {
  const change = useQueryChange();
  return (
    <button type="button" onClick={() => change((query) => query.set('a', '1'), 'push')}>
      change
    </button>
  );
}

const open = (address: string) => renderPage(<Page />, [address], (path) => path === '/own');
const press = () => fireEvent.click(screen.getByRole('button'));

it('adds one entry and keeps the other parameters and the hash', async () => {
  const {history, go} = open('/own?b=2#part');
  await go(press);
  expect(history.location).toMatchObject({search: '?b=2&a=1', hash: '#part'});
  await go(press);
  expect(history.length).toBe(2);
});

it('does not change the address of a page that is loading', async () => {
  const {history, go} = open('/own');
  await go(() => history.push('/next?b=2'));
  await go(press);
  expect(history.location).toMatchObject({pathname: '/next', search: '?b=2'});
});
