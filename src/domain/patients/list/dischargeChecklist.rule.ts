import { rule } from '../../kernel/rule';
import type { MaybeChecked } from '../../kernel/MaybeChecked';

/** In the order of the checklist. */
export const DISCHARGE_ITEMS = [
  'highRisk',
  'selfHarmItem',
  'openRiskAssessments',
  'waitingRequests',
  'unansweredMessages',
  'unreadMessages',
  'comingAppointments',
] as const;
export type DischargeItem = (typeof DISCHARGE_ITEMS)[number];

export interface DischargeFacts {
  /** The therapist is the lead therapist of the patient. */
  readonly leads: MaybeChecked<boolean>;
  /** The last value that the server confirmed. */
  readonly highRisk: MaybeChecked<boolean>;
  /** Item 9 of the newest PHQ-9 is above 0, or was left out. */
  readonly selfHarmItem: MaybeChecked<boolean>;
  readonly openRiskAssessments: MaybeChecked<number>;
  /** Chat requests that are not accepted, or accepted but not answered. */
  readonly waitingRequests: MaybeChecked<number>;
  /** The newest messages of the patient have no answer. */
  readonly unansweredMessages: MaybeChecked<boolean>;
  readonly unreadMessages: MaybeChecked<number>;
  readonly comingAppointments: MaybeChecked<number>;
  /** Open items that the therapist has reviewed and accepted. */
  readonly accepted: readonly DischargeItem[];
  /** Open count of an item when it was accepted; if absent, any count is accepted. */
  readonly acceptedCounts?: AcceptedCounts;
}

export type AcceptedCounts = Readonly<Partial<Record<DischargeItem, number>>>;

export interface ChecklistItem {
  readonly item: DischargeItem;
  readonly state: 'clear' | 'open' | 'accepted' | 'couldNotCheck';
  /** The open count; null if there is nothing to count or the count is unknown. */
  readonly count: number | null;
}

export interface DischargeDecision {
  /** Notice above all items for a therapist who is not known to lead. Null for the lead therapist. */
  readonly first: 'notLead' | 'leadUnknown' | null;
  readonly items: readonly ChecklistItem[];
  readonly mayDischarge: boolean;
  /** An item was accepted, so a reason is required; the record keeps it. */
  readonly needsReason: boolean;
}

/** Checks everything that must be reviewed before a patient is discharged from care. */
export const dischargeChecklist = rule(
  {
    id: 'CR-DISCHARGE-01',
    statement:
      'Before a patient is discharged, the high-risk flag, the self-harm item of the newest PHQ-9, open risk ' +
      'assessments, waiting requests, unanswered messages, unread messages and coming appointments are checked. ' +
      'The self-harm item is open if it is flagged or was left out. An open item blocks the discharge until the ' +
      'therapist accepts it by name and gives a reason; it blocks again when its count has grown since it was ' +
      'accepted. An item that could not be checked blocks as "could not check": it never counts as none and ' +
      'cannot be accepted. Every open item shows its count. The first line tells a therapist who does not lead ' +
      'that they are not the lead therapist; an unknown lead is never taken for the reader. The backend decides ' +
      'whether they may discharge the patient.',
    source:
      'D2 §1: "discharge a patient from care;"; D3 §4: "Therapist: discharge patient from care, set high-risk ' +
      'flag."; DESIGN §5 row 4',
    hazards: ['HAZ-05'],
  },
  ({ accepted, acceptedCounts = {}, leads, ...facts }: DischargeFacts): DischargeDecision => {
    const stateOf = (item: DischargeItem): ChecklistItem['state'] => {
      const fact = facts[item];
      if (fact === 'couldNotCheck') return fact;
      if (fact === false || fact === 0) return 'clear';
      const isMore = typeof fact === 'number' && fact > (acceptedCounts[item] ?? fact);
      return accepted.includes(item) && !isMore ? 'accepted' : 'open';
    };
    const countOf = (fact: MaybeChecked<boolean | number>): number | null =>
      typeof fact === 'number' && fact > 0 ? fact : null;
    const items = DISCHARGE_ITEMS.map(item => ({ item, state: stateOf(item), count: countOf(facts[item]) }));
    return {
      first: leads === 'couldNotCheck' ? 'leadUnknown' : leads ? null : 'notLead',
      items,
      mayDischarge: items.every(({ state }) => state === 'clear' || state === 'accepted'),
      needsReason: items.some(({ state }) => state === 'accepted'),
    };
  },
);
