import { rule, says } from '../kernel/rule';
import { ALERT_KINDS, type Dismissal, type ShownAlert } from './MessageAlert';

/** Maximum number of open messages; more would push the page out of view. */
export const MOST_OPEN = 2;

export interface AlertOrderInput {
  readonly alerts: readonly ShownAlert[];
  readonly dismissed: readonly Dismissal[];
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
}

export interface AlertsInOrder {
  /** Ids of the open messages. */
  readonly open: readonly string[];
  /** Ids of the messages behind "more". */
  readonly more: readonly string[];
  /** The next time at which a message begins or ends, in milliseconds since 1970; null for none. */
  readonly until: number | null;
}

/** Selects the messages to show and orders them. */
export const alertOrder = rule(
  {
    id: 'CR-MALERT-03',
    statement:
      says`Urgent messages come first, then warnings, then information; within a kind the newest comes first. ` +
      says`${MOST_OPEN} are open, and the others are counted and opened on demand. A message that its reader has ` +
      says`dismissed is not shown again until its text or kind changes; a message that cannot be dismissed is ` +
      says`shown in any case. A message is shown from its start and no longer at its end.`,
    source: 'DESIGN §9 row 64',
    hazards: ['HAZ-12'],
  },
  ({ alerts, dismissed, now }: AlertOrderInput): AlertsInOrder => {
    const wanted = alerts.filter(alert => !isOver(alert, now) && !isDismissed(alert, dismissed));
    const shown = wanted.filter(({ from }) => from <= now).sort(byImportance);
    const turns = wanted
      .flatMap(({ from, until }) => [from, ...(until === null ? [] : [until])])
      .filter(at => at > now);
    const ids = shown.map(({ id }) => id);
    return {
      open: ids.slice(0, MOST_OPEN),
      more: ids.slice(MOST_OPEN),
      until: turns.length === 0 ? null : Math.min(...turns),
    };
  },
);

const isOver = ({ until }: ShownAlert, now: number): boolean => until !== null && until <= now;

const isDismissed = ({ id, revision, isDismissible }: ShownAlert, dismissed: readonly Dismissal[]): boolean =>
  isDismissible && dismissed.some(one => one.id === id && one.revision === revision);

function byImportance(one: ShownAlert, other: ShownAlert): number {
  const byKind = ALERT_KINDS.indexOf(one.kind) - ALERT_KINDS.indexOf(other.kind);
  if (byKind !== 0) return byKind;
  return other.from - one.from || (one.id < other.id ? -1 : 1);
}
