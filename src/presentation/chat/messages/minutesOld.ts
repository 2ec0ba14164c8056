import { ageWarning } from '@/domain/chat/messages/ageWarning.rule';

/** Minutes since a message that was not sent was written, once that is worth a warning; null before. */
export function minutesOld(writtenAt: number | undefined, now: number): number | null {
  return writtenAt === undefined ? null : ageWarning({ writtenAt, now, sent: false });
}
