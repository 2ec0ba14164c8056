/** What the person can paste elsewhere. */
export interface Clipboard {
  /** False when the browser does not allow it. */
  write(text: string): Promise<boolean>;
}
