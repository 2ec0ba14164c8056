import { ageWarning } from '@/domain/chat/messages/ageWarning.rule';

/** The age of an unsent message in minutes, once it is old enough for a warning; null before. */
export function minutesOld(writtenAt: number | undefined, now: number): number | null {
  return writtenAt === undefined ? null : ageWarning({ writtenAt, now, sent: false });
}
