import { rule, says } from '../kernel/rule';

/** Maximum number of listed notifications (D1 §9). */
export const NOTIFICATION_LIMIT = 20;

export interface UnreadBadgeInput {
  /** Unread notifications in the list below the badge. */
  readonly unread: number;
  /** All listed notifications of both generations, and the number of unread ones. */
  readonly listed: number;
  readonly listedUnread: number;
}

export interface BadgeCount {
  /** Empty if none is unread. */
  readonly text: string;
  /** False if there may be more unread ones than listed. */
  readonly exact: boolean;
}

export const unreadBadge = rule(
  {
    id: 'CR-NOTE-02',
    statement:
      says`The badge shows the number of unread notifications in its list. If all of the newest ` +
      says`${NOTIFICATION_LIMIT} are unread, there may be more, and the number has a plus: ` +
      says`"${NOTIFICATION_LIMIT}+". Without unread notifications there is no badge.`,
    source: 'D1 §9: "Notifications list limit 20."; DESIGN §5 row 6',
    hazards: ['HAZ-05'],
  },
  ({ unread, listed, listedUnread }: UnreadBadgeInput): BadgeCount => {
    const exact = listed < NOTIFICATION_LIMIT || listedUnread < listed;
    return { text: unread === 0 ? '' : `${unread}${exact ? '' : '+'}`, exact };
  },
);
