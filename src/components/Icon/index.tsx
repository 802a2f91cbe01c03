import type {ReactNode} from 'react';

/** Path data on a 16-unit grid, with a stroke of 1.4 and square ends. */
const paths = {
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9M10.5 10.5L14 14',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  menu: 'M2 4h12M2 8h12M2 12h12',
  chevronDown: 'M4 6l4 4l4-4',
  outward: 'M6 4H3v9h9v-3M8.5 3H13v4.5M13 3L7 9',
  language: 'M2 3.5h5v5H2zM9 7.5h5v5H9zM7 6h4.5v1.5',
  moon: 'M13 9.5A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5z',
  sun: 'M8 5a3 3 0 1 0 0 6a3 3 0 0 0 0-6M8 1.5v1.5M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1.1 1.1M11.5 11.5l1.1 1.1M12.6 3.4l-1.1 1.1M4.5 11.5l-1.1 1.1',
  copy: 'M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1',
  check: 'M3 8.5L6.5 12L13 4.5',
  note: 'M2.5 2.5h11v11h-11zM8 7.5V11M8 5v1',
  tip: 'M13 3v5H4M7 5L4 8l3 3',
  warning: 'M8 2.5L14.5 13.5h-13zM8 6.5V10M8 11v1',
  danger: 'M4 4l8 8M12 4l-8 8',
  lock: 'M3 7.5h10v6H3zM5 7.5v-2a3 3 0 0 1 6 0v2',
  arrowRight: 'M2.5 8h10M9 4.5L12.5 8L9 11.5',
} as const;

export type IconName = keyof typeof paths | 'system';

export interface IconProps {
  name: IconName;
  size?: 14 | 16 | 18;
  className?: string | undefined;
}

/** An interface icon. It is decorative, because the control around it has a name. */
export function Icon({name, size = 16, className}: IconProps): ReactNode {
  return (
    <svg aria-hidden="true" className={className} width={size} height={size} viewBox="0 0 16 16">
      {name === 'system' ? (
        <>
          <path d="M8 2.5a5.5 5.5 0 0 0 0 11z" fill="currentColor" />
          <path
            d="M8 2.5a5.5 5.5 0 1 1 0 11z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
          />
        </>
      ) : (
        <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="1.4" />
      )}
    </svg>
  );
}
