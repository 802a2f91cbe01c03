import {categorySwitch, isOpen, setOpen} from '../lib/categorySwitch.ts';
import {menuSwitch, switchMenu} from '../lib/phoneMenu.ts';
import type {EventQueue} from './EventQueue.ts';
import {colorModeSwitch, switchColorMode} from './switchColorMode.ts';

/** Handles a click without the application. */
export type Handler = (control: Element, queue: EventQueue) => void;

/**
 * Handlers by the names of their controls. Their state is in DOM attributes, which the application
 * reads during hydration. The menu appears when its sheet has loaded (`createLoader`).
 */
export const preHydrationHandlers: Readonly<Record<string, Handler>> = {
  [colorModeSwitch]: (_, queue) => {
    switchColorMode();
    queue.hasSwitchedColorMode = true;
  },
  [categorySwitch]: (button) => setOpen(button, !isOpen(button)),
  [menuSwitch]: switchMenu,
};
