import 'react';

declare module 'react' {
  interface CSSProperties {
    // This cannot be a record, because only interfaces merge.
    // oxlint-disable-next-line typescript/consistent-indexed-object-style
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
