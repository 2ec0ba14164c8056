export interface Clipboard {
  /** False if the browser does not allow it. */
  write(text: string): Promise<boolean>;
}
