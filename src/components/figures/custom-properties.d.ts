import 'react';

declare module 'react' {
  // Only an interface merges, so this cannot be a record.
  // eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
