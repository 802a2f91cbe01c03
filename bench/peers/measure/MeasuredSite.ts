/** A control that a reader may use first. */
export interface Control {
  /** Selects the control: the first visible match is pressed. */
  readonly selector: string;
  /** A JavaScript expression whose value changes when the control has taken effect. */
  readonly state: string;
  /** Keys to press afterwards, if a click alone does not choose anything. */
  readonly keys?: readonly string[];
}

export const controlNames = ['colour', 'sidebar', 'search', 'menu'] as const;
export type ControlName = (typeof controlNames)[number];

/** The controls of a site, without its addresses. */
export interface Handles {
  readonly controls: Readonly<Record<ControlName, Control>>;
  /** Selectors of the search field and of the first hit. */
  readonly searchField: string;
  readonly searchHit: string;
}

/** A built site with a running server. */
export interface MeasuredSite extends Handles {
  readonly id: string;
  /** Name and version for the table. */
  readonly name: string;
  readonly origin: string;
  /**
   * Returns how many bytes the server has sent, headers included, for the requests that arrived
   * between two times, in milliseconds since 1970.
   */
  readonly sentBetween: (from: number, to: number) => number;
  /** Returns the path of an article by its id. */
  readonly address: (id: string) => string;
  /** Further pages for Lighthouse, by name. */
  readonly morePages: Readonly<Record<string, string>>;
  readonly close: () => void;
}
