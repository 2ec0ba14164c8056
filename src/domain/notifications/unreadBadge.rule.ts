import { rule, says } from '../kernel/rule';

/** Most notifications that are ever listed (D1 §9). */
export const NOTIFICATION_LIMIT = 20;

export interface UnreadBadgeInput {
  /** Unread ones in the list below the badge. */
  readonly unread: number;
  /** All listed notifications, both generations, and how many of them are unread. */
  readonly listed: number;
  readonly listedUnread: number;
}

export interface BadgeCount {
  /** Empty when nothing is unread. */
  readonly text: string;
  /** False when more may be unread than the newest ones show. */
  readonly exact: boolean;
}

export const unreadBadge = rule(
  {
    id: 'CR-NOTE-02',
    statement:
      says`The badge shows how many listed notifications are unread. When all of the newest ${NOTIFICATION_LIMIT} ` +
      says`are unread there may be more, and the number carries a plus: "${NOTIFICATION_LIMIT}+". ` +
      says`Nothing unread shows no badge.`,
    source: 'D1 §9: "Notifications list limit 20."; DESIGN §5 row 6',
    hazards: ['HAZ-05'],
  },
  ({ unread, listed, listedUnread }: UnreadBadgeInput): BadgeCount => {
    const exact = listed < NOTIFICATION_LIMIT || listedUnread < listed;
    return { text: unread === 0 ? '' : `${unread}${exact ? '' : '+'}`, exact };
  },
);
