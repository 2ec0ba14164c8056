/** A conversation as its address needs it; `pubNub` is false for one of the first generation. */
interface Addressed {
  readonly chatSessionId: string;
  readonly pubNub: boolean;
}

/** `list`: the one that the address names; anything but `pinned` is `all`. */
export function chatPath({ chatSessionId, pubNub }: Addressed, list?: string): string {
  if (!pubNub) return `/therapist/chat/${encodeURIComponent(chatSessionId)}`;
  return `/therapist/go-chat/${list === 'pinned' ? 'pinned' : 'all'}/${encodeURIComponent(chatSessionId)}`;
}
