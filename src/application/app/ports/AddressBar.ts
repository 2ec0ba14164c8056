/** The address of this window. Going somewhere through it never loads the page anew. */
export interface AddressBar {
  /** Path without query and anchor. */
  path(): string;
  /** What the query says under this name; null when it says nothing. */
  parameter(name: string): string | null;
  /** Takes the place of the present entry, so that "back" does not lead to a page that has ended. */
  replace(path: `/${string}`): void;
}
