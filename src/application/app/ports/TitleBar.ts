/** The title of this window. */
export interface TitleBar {
  show(title: string): void;
}
