import type { RequestSign } from '@/domain/notifications/requestSign.rule';
import { notificationCount } from './notificationCount';
import { notificationText } from './notificationText';

/** Emergencies first, then how many wait and for how long. */
export function waitingWords({ waiting, emergencies, level, minutes }: RequestSign): string {
  const isNew = level === 'new' || minutes === 0;
  const all = isNew ? notificationCount('sign.new', waiting) : notificationCount('sign.since', waiting, { minutes });
  if (emergencies === 0) return all;
  const emergency = notificationCount('sign.emergency', emergencies);
  return isNew && emergencies === waiting ? emergency : notificationText('sign.emergencyAnd', { emergency, all });
}
