import { ascending } from '../../kernel/ascending';
import { rule } from '../../kernel/rule';

/** A request or a conversation, with what decides its urgency. */
export interface Need {
  readonly id: string;
  readonly emergency: boolean;
  /** Flagged as high risk, or with another alarm that is known here. */
  readonly highRisk: boolean;
  readonly unread: number;
  /**
   * Since when the patient waits, in milliseconds since 1970; `unknown`: they may or may not wait; null: they do not.
   */
  readonly since: number | 'unknown' | null;
}

/** The ids by urgency: who needs attention first. */
export const needOrder = rule(
  {
    id: 'CR-NEED-02',
    statement:
      'Requests and conversations stand in one order of need. Whoever waits for an answer, and every conversation ' +
      'with an unread message, comes before all others, pinned or not. Among them emergencies come first, then ' +
      'patients flagged as high risk or with another alarm that is known where the order is shown (CR-NEED-04), then ' +
      'all others; within each of these whoever has waited longest. ' +
      'Where nobody knows since when a patient waits, they count as having waited longest. ' +
      'An unread conversation whose patient does not wait comes after those who wait.',
    source:
      'DESIGN §1: "therapists chat in real time with patients, some of them at risk"; DESIGN §4: ' +
      '"an unread patient message always has at least one visible sign"; DESIGN §5 row 12',
    hazards: ['HAZ-05'],
  },
  ({ needs }: { readonly needs: readonly Need[] }): readonly string[] =>
    needs
      .filter(isInNeed)
      .sort(inOrder)
      .map(({ id }) => id),
);

const isInNeed = ({ unread, since }: Need): boolean => unread > 0 || since !== null;

function inOrder(a: Need, b: Need): number {
  if (a.emergency !== b.emergency) return a.emergency ? -1 : 1;
  if (a.highRisk !== b.highRisk) return a.highRisk ? -1 : 1;
  const [sinceA, sinceB] = [momentOf(a), momentOf(b)];
  if (sinceA !== sinceB) return sinceA - sinceB;
  // Two of the same moment keep one order on every screen.
  return ascending(a.id, b.id);
}

function momentOf({ since }: Need): number {
  if (since === null) return Infinity;
  return since === 'unknown' ? -Infinity : since;
}
