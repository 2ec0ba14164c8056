/** What is said to the other windows of this origin, and heard of them. */
export interface WindowChannel {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(word: unknown): void;
  close(): void;
}

/**
 * A browser that blocks what sites store may refuse the channel as well, as Firefox does; then this window hears of no
 * other.
 */
export function openChannel(name: string): WindowChannel {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { onmessage: null, postMessage: () => undefined, close: () => undefined };
  }
}
