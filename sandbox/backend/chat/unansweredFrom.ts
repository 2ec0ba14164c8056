import { waitingSince } from '@/domain/chat/conversations/waitingSince.rule';
import type { ChannelLog } from './ChannelLog';

/** Server order of the patient's first message that staff have not answered; null: there is none. */
export function unansweredFrom(log: ChannelLog, patientUid: string): string | null {
  const messages = log.sinceAnswerTo(patientUid).map(({ event: { seq, sender }, deleted }) => ({
    seq: BigInt(seq),
    sender,
    deleted,
    isNew: false,
    isTakenBack: false,
  }));
  const waiting = waitingSince({ patient: patientUid, messages, knownFrom: 0n });
  return waiting === null || waiting.since === null ? null : String(waiting.since);
}
