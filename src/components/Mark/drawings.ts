import type {ProductId} from '@site/config/products';

export type MarkName = ProductId | 'logo';

interface Drawing {
  /** Path of the source side, which is filled. */
  readonly filled: string;
  /**
   * Path of the target side, which is outlined. Coordinates are the centre of a 1.5 wide stroke.
   */
  readonly outline: string;
  /** Path of the tie between them. */
  readonly line: string;
}

/** Path data on a 24 × 24 grid, with square ends and right angles. */
export const drawings: Readonly<Record<MarkName, Drawing>> = {
  logo: {
    filled: 'M2 4h8v16H2z',
    outline: 'M14.75 4.75h6.5v14.5h-6.5z',
    line: 'M10 12h4',
  },
  yicat: {
    filled: 'M2 4h8v6H2zM14 4h8v6h-8zM2 14h8v6H2z',
    outline: 'M14.75 14.75h6.5v4.5h-6.5z',
    line: 'M10 7h4',
  },
  yiloc: {
    filled: 'M2 4h5v6H2zM2 14h5v6H2z',
    outline: 'M11.75 4.75h9.5v4.5h-9.5zM11.75 14.75h9.5v4.5h-9.5z',
    line: 'M7 7h4M7 17h4',
  },
  aligner: {
    filled: 'M2 3h7v7H2zM2 14h7v7H2z',
    outline: 'M15.75 6.75h5.5v10.5h-5.5z',
    line: 'M9 6.5l6.75 3.2M9 17.5l6.75-3.2',
  },
  alignment: {
    filled: 'M2 7h7v10H2z',
    outline: 'M15.75 3.75h5.5v4.5h-5.5zM15.75 15.75h5.5v4.5h-5.5z',
    line: 'M9 12h3.5M15.75 6H12.5v12h3.25',
  },
  qtrans: {
    filled: 'M2 4h5l5.5 8L7 20H2l5.5-8z',
    outline: 'M10.9 4.75H15L20.6 12 15 19.25h-4.1L16.4 12z',
    line: 'M12.5 12h4',
  },
  plugin: {
    filled: 'M2 9h11v6H2z',
    outline: 'M9.75 6.5V3.75h11.5v16.5H9.75V17.5',
    line: '',
  },
  faq: {
    filled: 'M9 14h13v7H9z',
    outline: 'M2.75 4.75h12.5v4.5H2.75z',
    line: 'M5.5 9v8.5H9',
  },
};
