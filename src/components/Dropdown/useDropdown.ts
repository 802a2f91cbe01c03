import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import {isModifiedClick} from '@site/src/lib/isModifiedClick';

/**
 * `closed`: hovering shows the menu. `open`: it stays open. `dismissed`: the reader closed it, so
 * hovering does not show it until the pointer has left and returned.
 */
type State = 'closed' | 'open' | 'dismissed';

/** Ends the dismissal when the pointer enters or leaves. */
const forgive = (state: State): State => (state === 'dismissed' ? 'closed' : state);

export interface Dropdown {
  /** Props of the element around trigger and menu, in addition to Infima's class `dropdown`. */
  readonly rootProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** Infima's class names that show the menu. */
  readonly rootClassName: string;
  /** Props of the link or button that opens the menu. The browser handles modified clicks. */
  readonly triggerProps: {
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /**
   * Further props of a trigger with an address. Until the application answers it, it is a link, and
   * says so.
   */
  readonly linkProps: {
    readonly role: 'button' | undefined;
    readonly 'aria-expanded': boolean | undefined;
  };
  /** Opens or closes the menu, for triggers with additional behaviour. */
  readonly toggle: () => void;
  /** Props of the menu. A click on a link in it closes the menu. */
  readonly menuProps: {readonly id: string; readonly onClick: (event: MouseEvent) => void};
}

/**
 * Controls a disclosure of links. It opens on hover, click, Enter and Space, and closes on Esc, on
 * a click or focus elsewhere, and when one of its links is followed. Esc returns the focus to the
 * trigger. Before hydration, the stylesheet opens the menu on hover and on focus.
 */
export function useDropdown(): Dropdown {
  const menuId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('closed');
  const [hovered, setHovered] = useState(false);
  const shown = state === 'open' || (hovered && state !== 'dismissed');

  // The next key may come before the menu is painted.
  useLayoutEffect(() => {
    if (!shown) {
      return undefined;
    }
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') {
        return;
      }
      setState('dismissed');
      const root = rootRef.current;
      if (root?.contains(document.activeElement)) {
        root.querySelector<HTMLElement>('[aria-controls]')?.focus();
      }
    };
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) {
        setState('closed');
      }
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [shown]);

  const isAnswered = useIsBrowser();
  const toggle = () => setState(state === 'open' ? 'dismissed' : 'open');

  return {
    rootProps: {
      ref: rootRef,
      onPointerEnter: (event) => {
        setHovered(event.pointerType === 'mouse');
        setState(forgive);
      },
      onPointerLeave: () => {
        setHovered(false);
        setState(forgive);
      },
      onBlur: (event) => {
        const next = event.relatedTarget;
        if (next instanceof Node && !event.currentTarget.contains(next)) {
          setState('closed');
        }
      },
    },
    rootClassName: [
      state !== 'dismissed' && 'dropdown--hoverable',
      state === 'open' && 'dropdown--show',
    ]
      .filter(Boolean)
      .join(' '),
    triggerProps: {
      'aria-expanded': shown,
      'aria-controls': menuId,
      onClick: (event) => {
        if (!isModifiedClick(event)) {
          event.preventDefault();
          toggle();
        }
      },
      onKeyDown: (event) => {
        // The browser follows a link on Enter, but would scroll on Space.
        if (event.key === ' ' && event.currentTarget instanceof HTMLAnchorElement) {
          event.preventDefault();
          toggle();
        }
      },
    },
    linkProps: {
      role: isAnswered ? 'button' : undefined,
      'aria-expanded': isAnswered ? shown : undefined,
    },
    toggle,
    menuProps: {
      id: menuId,
      onClick: (event) => {
        if (
          !isModifiedClick(event) &&
          event.target instanceof Element &&
          event.target.closest('a')
        ) {
          setState('dismissed');
        }
      },
    },
  };
}
