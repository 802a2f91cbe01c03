import {categorySwitch, isOpen, setOpen} from '../lib/categorySwitch.ts';
import {menuSwitch, switchMenu} from '../lib/phoneMenu.ts';
import type {EventQueue} from './EventQueue.ts';
import {colorModeSwitch, switchColorMode} from './switchColorMode.ts';

/** Handles a press without the application. */
export type Handler = (control: Element, queue: EventQueue) => void;

/**
 * Handlers by the names of their controls. Their state lives in DOM attributes, which the
 * application reads when it hydrates. The menu shows when its sheet has loaded (`createLoader`).
 */
export const preHydrationHandlers: Readonly<Record<string, Handler>> = {
  [colorModeSwitch]: (_, queue) => {
    switchColorMode();
    queue.hasSwitchedColorMode = true;
  },
  [categorySwitch]: (button) => setOpen(button, !isOpen(button)),
  [menuSwitch]: switchMenu,
};
