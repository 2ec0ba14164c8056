import { rule } from '../../kernel/rule';
import { millisecondsOfTimeId, type TimeId } from './TimeId';

interface ReadReceiptInput {
  readonly isOwn: boolean;
  /** Time of the message, in units of 100 ns. */
  readonly timeId: TimeId;
  /** Server order of arrival; absent while unknown. */
  readonly seq?: TimeId;
  /** The newest message that the patient has read, in units of 100 ns; absent while none is known. */
  readonly patientReadUpTo?: TimeId;
  /** Server order of that message; absent if the backend does not send it. */
  readonly patientReadSeq?: TimeId | undefined;
  /**
   * The patient's last reading, in milliseconds since 1970, from a backend that sends a time and no message; absent
   * while none is known.
   */
  readonly patientReadAt?: number;
}

/** Decides whether an own message is marked as read. */
export const readReceipt = rule(
  {
    id: 'CR-READ-01',
    statement:
      'An own message is marked as read when the patient has read up to it or later. A receipt that names the ' +
      'newest message read is compared by order of arrival or, if that order is not known, by the exact times in ' +
      'units of 100 ns. A receipt that is a time in milliseconds is compared in milliseconds: the remainder of ' +
      'the message time is dropped, and every message of the same millisecond is read. Without a receipt no ' +
      'message is read.',
    source:
      'D2 §4 Read receipts: "an own message gets hasBeenRead when the patient\'s latest read time is at or after ' +
      'the message time."; D2 §3: "big integer in units of 100 ns. Divide by 10000 for milliseconds."; ' +
      'DESIGN §5 row 19',
    hazards: ['HAZ-06'],
  },
  ({
    isOwn,
    timeId,
    seq,
    patientReadUpTo = 0n,
    patientReadSeq,
    patientReadAt = -Infinity,
  }: ReadReceiptInput): boolean => {
    if (!isOwn) return false;
    if (patientReadAt >= millisecondsOfTimeId(timeId)) return true;
    if (seq !== undefined && patientReadSeq !== undefined) return patientReadSeq >= seq;
    return patientReadUpTo >= timeId;
  },
);
