import { rule } from '../rule';
import type { TimeId } from './TimeId';

interface ReadReceiptInput {
  readonly isOwn: boolean;
  /** The message, in units of 100 ns. */
  readonly timeId: TimeId;
  /** The newest message that the patient has read, in units of 100 ns; absent while none is known. */
  readonly patientReadUpTo?: TimeId;
}

/** Whether an own message carries the read mark. */
export const readReceipt = rule(
  {
    id: 'CR-READ-01',
    statement: 'An own message is marked as read when the patient has read up to its time or later. Both times count in units of 100 ns.',
    source: "D2 §4 Read receipts: \"an own message gets hasBeenRead when the patient's latest read time is at or after the message time.\"",
    hazards: ['HAZ-06'],
  },
  ({ isOwn, timeId, patientReadUpTo }: ReadReceiptInput): boolean => isOwn && patientReadUpTo !== undefined && patientReadUpTo >= timeId,
);
