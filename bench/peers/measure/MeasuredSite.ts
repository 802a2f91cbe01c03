/** A control that a reader may press first. */
export interface Control {
  /** The first visible element that matches is pressed. */
  readonly selector: string;
  /** An expression whose value changes when the control has done its work. */
  readonly state: string;
  /** Keys pressed afterwards, where a press alone does not choose anything. */
  readonly keys?: readonly string[];
}

export const controlNames = ['colour', 'sidebar', 'search', 'menu'] as const;
export type ControlName = (typeof controlNames)[number];

/** How a site is operated, apart from its addresses. */
export interface Handles {
  readonly controls: Readonly<Record<ControlName, Control>>;
  /** The field that takes the words, and the first hit. */
  readonly searchField: string;
  readonly searchHit: string;
}

/** A built site that is being served. */
export interface MeasuredSite extends Handles {
  readonly id: string;
  /** Name and version, as in the table. */
  readonly name: string;
  readonly origin: string;
  /** Bytes that its server has sent so far, headers included. */
  readonly sentBytes: () => number;
  /** Path of an article, by its id. */
  readonly address: (id: string) => string;
  /** Other pages that Lighthouse looks at, by name. */
  readonly morePages: Readonly<Record<string, string>>;
  readonly close: () => void;
}
