/** Messages to and from the other windows of this origin. */
export interface WindowChannel {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(word: unknown): void;
  close(): void;
}

/**
 * A browser that blocks what sites store may refuse the channel as well, as Firefox does; then this window receives no
 * messages of another one.
 */
export function openChannel(name: string): WindowChannel {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { onmessage: null, postMessage: () => undefined, close: () => undefined };
  }
}
