export interface TitleBar {
  show(title: string): void;
}
