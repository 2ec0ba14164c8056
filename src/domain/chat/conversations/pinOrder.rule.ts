import { rule } from '../../kernel/rule';

export interface PinInput {
  /** Patients whose chats are pinned, the front one first. */
  readonly pinned: readonly string[];
  readonly act: 'pin' | 'unpin';
  readonly patientId: string;
}

/** The pinned list after a pin or an unpin. */
export const pinOrder = rule(
  {
    id: 'CR-PIN-01',
    statement:
      'Pinning puts the chat at the front of the pinned list, also when it was pinned before; unpinning takes it out. The others keep their order.',
    source: 'D2 §4: "Pinning: pin adds the chat to the front of the pinned list. Unpin removes it."',
    hazards: [],
  },
  ({ pinned, act, patientId }: PinInput): readonly string[] => {
    const others = pinned.filter(id => id !== patientId);
    return act === 'pin' ? [patientId, ...others] : others;
  },
);
