import type {Keeper} from './Keeper.ts';

/** The script of the page and the application are built apart; they meet at this name. */
const name = 'deedKeeper';

/** Leaves the keeper of the page to the application. */
export function handOver(keeper: Keeper): void {
  Reflect.set(window, name, keeper);
}

/** The keeper of the page, if it has one: the development server's pages have none. */
export const keeperOfPage = (): Keeper | undefined =>
  Reflect.get(window, name) as Keeper | undefined;
