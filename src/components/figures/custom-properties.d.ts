import 'react';

declare module 'react' {
  // This cannot be a record, because only interfaces merge.
  // eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
