export interface PinInput {
  /** Patients whose chats are pinned, the front one first. */
  readonly pinned: readonly string[];
  readonly act: 'pin' | 'unpin';
  readonly patientId: string;
}

/**
 * Pinning puts the chat at the front of the pinned list, also when it was pinned before; unpinning takes it out.
 * The others keep their order. (D2 §4)
 */
export function pinOrder({ pinned, act, patientId }: PinInput): readonly string[] {
  const others = pinned.filter(id => id !== patientId);
  return act === 'pin' ? [patientId, ...others] : others;
}
