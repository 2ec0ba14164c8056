export interface PinInput {
  /** Patients with pinned chats, in order. */
  readonly pinned: readonly string[];
  readonly act: 'pin' | 'unpin';
  readonly patientId: string;
}

/**
 * Pinning moves the chat to the front of the pinned list, even if it was already pinned; unpinning removes it. The
 * others keep their order. (D2 §4)
 */
export function pinOrder({ pinned, act, patientId }: PinInput): readonly string[] {
  const others = pinned.filter(id => id !== patientId);
  return act === 'pin' ? [patientId, ...others] : others;
}
