import {categorySwitch, isOpen, setOpen} from '../lib/categorySwitch.ts';
import {menuSwitch, switchMenu} from '../lib/phoneMenu.ts';
import type {Keeper} from './Keeper.ts';
import {colorModeSwitch, switchColorMode} from './switchColorMode.ts';

/** What the page does when one of its controls is pressed. */
export type Answer = (control: Element, keeper: Keeper) => void;

/**
 * What the page answers by itself, by the names of the controls. What they switch stands in the
 * page, where the application finds it. The menu shows when the styles of the application are
 * there: a page carries none for it.
 */
export const answers: Readonly<Record<string, Answer>> = {
  [colorModeSwitch]: (_, keeper) => {
    switchColorMode();
    keeper.hasSwitchedColorMode = true;
  },
  [categorySwitch]: (button) => setOpen(button, !isOpen(button)),
  [menuSwitch]: switchMenu,
};
