// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';
import {showMenu, shownMenu, switchMenu} from '../phoneMenu.ts';

const toggle = '<button class="navbar__toggle" name="menu" aria-expanded="false"></button>';
const back = '<aside><button name="menu" value="main"></button></aside>';

const press = (selector: string) =>
  document.querySelectorAll(selector).forEach((button) => switchMenu(button));
/** Returns the shown menu and the state of its button. */
const state = () => [shownMenu(), document.querySelector('.navbar__toggle')?.ariaExpanded];

afterEach(() => showMenu(undefined));

describe('switchMenu', () => {
  it('opens and closes the main menu of a page without a list', () => {
    document.body.innerHTML = toggle;
    press('.navbar__toggle');
    expect(state()).toEqual(['main', 'true']);
    press('.navbar__toggle');
    expect(state()).toEqual([undefined, 'false']);
  });

  it('starts with the list if there is one, and switches to the main menu', () => {
    document.body.innerHTML = toggle + back;
    press('.navbar__toggle');
    expect(state()).toEqual(['list', 'true']);
    press('aside button');
    expect(state()).toEqual(['main', 'true']);
    press('.navbar__toggle');
    expect(state()).toEqual([undefined, 'false']);
  });

  it('shows the current item of the list when it opens', () => {
    document.body.innerHTML = `${toggle}<aside><button name="menu" value="main"></button><a aria-current="page"></a></aside>`;
    const show = vi.fn();
    const [current] = document.querySelectorAll('a');
    Object.assign(current ?? {}, {scrollIntoView: show});
    press('.navbar__toggle');
    expect(show).toHaveBeenCalledWith({block: 'center'});
    press('aside button');
    press('.navbar__toggle');
    expect(show).toHaveBeenCalledOnce();
  });
});
