import { rule, says } from '../../kernel/rule';
import { regionOf } from '../../kernel/regionOf';

/** Higher numbers are shown as this number and a plus sign. */
const MOST_SHOWN = 99;

/** Null: this user has no badge, or it is not loaded yet; 'unknown': the load failed. */
type Unread = number | 'unknown' | null;

interface TitleQuestion {
  readonly base: string;
  readonly page: string | null;
  readonly projectId: string;
  /** Unread messages in all chats of the user. */
  readonly unread?: Unread;
}

export const pageTitle = rule(
  {
    id: 'CR-TITLE-01',
    statement:
      says`The browser title is the base title, " - " and the title of the page if it has one, then " - ` +
      says`Australia" if a part of the identity project id says so, otherwise " - UK". Staff who may see active ` +
      says`chats see the number of unread messages in brackets before it: "${MOST_SHOWN}+" above ${MOST_SHOWN}, ` +
      says`"?" if it could not be loaded. The title never contains a patient's name or a message.`,
    source:
      `D1 §2: "Page title is the base title plus ' - ' plus the route's title data."; D1 §6: ` +
      '"chat:view-active-chats shows the therapist online/offline switch and the V1/V2 message and notification ' +
      'buttons; once held, a chat service is initialised once; it also enables the title badge."; DESIGN §8 row 15',
    hazards: ['HAZ-05', 'HAZ-08'],
  },
  ({ base, page, projectId, unread = null }: TitleQuestion): string => {
    const title = [base, page, regionOf(projectId)].filter(part => part !== null && part !== '').join(' - ');
    const badge = badgeOf(unread);
    return badge === null ? title : `(${badge}) ${title}`;
  },
);

function badgeOf(unread: Unread): string | null {
  if (unread === 'unknown') return '?';
  if (unread === null || unread === 0) return null;
  return unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
}
