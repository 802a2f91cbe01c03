/** One product in the switch, as the docs plugin knows it. */
export interface ProductSwitchItem {
  /** Name of the docs version; mark and purpose are shown where it is a product's id. */
  readonly name: string;
  readonly label: string;
  readonly to: string;
  /** The page being shown belongs to it. */
  readonly current: boolean;
  readonly onClick: () => void;
}
