/** The address of this window. Changing it here never reloads the page. */
export interface AddressBar {
  /** Path without query and anchor. */
  path(): string;
  /** The query parameter of this name; null if there is none. */
  parameter(name: string): string | null;
  /** Replaces the current history entry, so that "back" does not lead to a page that has ended. */
  replace(path: `/${string}`): void;
}
