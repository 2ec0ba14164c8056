import type { ChatMessage } from '@/domain/chat/ChatMessage';
import type { ReadPoint } from '@/domain/chat/ReadPoint';
import { readReceipt } from '@/domain/chat/readReceipt.rule';

/** Whether the patient, who has read up to the point, has read this own message. */
export function isReadByPatient({ timeId, seq, meta }: Pick<ChatMessage, 'timeId' | 'seq' | 'meta'>, point: ReadPoint | undefined): boolean {
  const receipt = point === undefined ? {} : { patientReadUpTo: point.timeId, ...(point.upTo !== undefined && { patientReadSeq: point.upTo }) };
  return readReceipt({ isOwn: meta.owner === 'You', timeId, ...(seq !== undefined && { seq }), ...receipt });
}
