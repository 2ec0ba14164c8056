/** The visible content of this browser's windows. */
export interface Attention {
  /**
   * Chat sessions that are open in a window that has the focus; asks the other windows too, and does not wait long for
   * them.
   */
  attended(): Promise<readonly string[]>;
}
