import type { RequestSign } from '@/domain/notifications/requestSign.rule';
import { notificationCount } from './notificationCount';

/** How many wait, and for how long. */
export function waitingWords({ waiting, level, minutes }: RequestSign): string {
  return level === 'new' ? notificationCount('sign.new', waiting) : notificationCount('sign.since', waiting, { minutes });
}
