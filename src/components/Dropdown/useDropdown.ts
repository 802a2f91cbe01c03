import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/**
 * `closed`: a hovering pointer shows the menu. `open`: it stays. `dismissed`: the reader closed it,
 * so hovering does not show it until the pointer has left.
 */
type State = 'closed' | 'open' | 'dismissed';

export interface Dropdown {
  /** For the element around trigger and menu, beside Infima's class `dropdown`. */
  readonly rootProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** Infima's class names that show the menu. */
  readonly rootClassName: string;
  /** For the link or button that opens the menu. A modified click stays with the browser. */
  readonly triggerProps: {
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Opens or closes the menu, for triggers that do more than that. */
  readonly toggle: () => void;
  /** For the menu; a click on a link in it closes the menu. */
  readonly menuProps: {readonly id: string; readonly onClick: (event: MouseEvent) => void};
}

const isModified = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * A disclosure of links: opens on hover, click, Enter and Space; closes on Esc, on a click or focus
 * elsewhere, and when one of its links is followed. Esc gives the focus back to the trigger.
 * Before the script runs, the stylesheet opens the menu on hover and on focus.
 */
export function useDropdown(): Dropdown {
  const menuId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('closed');
  const [hovered, setHovered] = useState(false);
  const shown = state === 'open' || (hovered && state !== 'dismissed');

  useEffect(() => {
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

  const toggle = () => setState(state === 'open' ? 'dismissed' : 'open');

  return {
    rootProps: {
      ref: rootRef,
      onPointerEnter: (event) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => {
        setHovered(false);
        setState((current) => (current === 'dismissed' ? 'closed' : current));
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
        if (!isModified(event)) {
          event.preventDefault();
          toggle();
        }
      },
      onKeyDown: (event) => {
        // A link answers to Enter by itself, to Space it would scroll.
        if (event.key === ' ' && event.currentTarget instanceof HTMLAnchorElement) {
          event.preventDefault();
          toggle();
        }
      },
    },
    toggle,
    menuProps: {
      id: menuId,
      onClick: (event) => {
        if (!isModified(event) && event.target instanceof Element && event.target.closest('a')) {
          setState('dismissed');
        }
      },
    },
  };
}
