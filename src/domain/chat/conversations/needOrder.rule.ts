import { ascending } from '../../kernel/ascending';
import { rule } from '../../kernel/rule';

/** A request or a conversation with the facts that decide its urgency. */
export interface Need {
  readonly id: string;
  readonly emergency: boolean;
  /** The patient is flagged as high risk or has another alarm that is known here. */
  readonly highRisk: boolean;
  readonly unread: number;
  /**
   * Start of the wait, in milliseconds since 1970; `unknown`: the patient may be waiting; null: the patient is not.
   */
  readonly since: number | 'unknown' | null;
}

/** Returns the ids in order of urgency, most urgent first. */
export const needOrder = rule(
  {
    id: 'CR-NEED-02',
    statement:
      'Requests and conversations share one order of need. Patients who wait for an answer, and conversations ' +
      'with an unread message, come before all others, pinned or not. Among them emergencies come first, then ' +
      'patients flagged as high risk or with another alarm that is known where the order is shown (CR-NEED-04), ' +
      'then all others; within each group the longest wait comes first. If the start of a wait is unknown, it ' +
      'counts as the longest. An unread conversation whose patient does not wait comes after those who wait.',
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
  const [sinceA, sinceB] = [waitStart(a), waitStart(b)];
  if (sinceA !== sinceB) return sinceA - sinceB;
  // Ties are broken the same way on every screen.
  return ascending(a.id, b.id);
}

function waitStart({ since }: Need): number {
  if (since === null) return Infinity;
  return since === 'unknown' ? -Infinity : since;
}
