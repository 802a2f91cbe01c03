/** A docs version in the product switch. */
export interface ProductSwitchItem {
  /** Name of the docs version. Mark and purpose are shown if it is a product id. */
  readonly name: string;
  readonly label: string;
  readonly to: string;
  /** Whether the current page belongs to it. */
  readonly current: boolean;
  readonly onClick: () => void;
}
