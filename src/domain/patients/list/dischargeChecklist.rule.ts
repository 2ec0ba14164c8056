import { rule } from '../../kernel/rule';
import type { Checked } from '../../kernel/Checked';

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
  /** Whether the therapist leads the patient's care. */
  readonly leads: Checked<boolean>;
  /** As the server confirmed it last. */
  readonly highRisk: Checked<boolean>;
  /** Item 9 of the newest PHQ-9 is above 0, or was left out. */
  readonly selfHarmItem: Checked<boolean>;
  readonly openRiskAssessments: Checked<number>;
  /** Requests for a chat that nobody has accepted, or nobody has answered since. */
  readonly waitingRequests: Checked<number>;
  /** The newest messages of the patient have no answer. */
  readonly unansweredMessages: Checked<boolean>;
  readonly unreadMessages: Checked<number>;
  readonly comingAppointments: Checked<number>;
  /** The open items that the therapist has looked at and wants to discharge the patient with. */
  readonly accepted: readonly DischargeItem[];
  /** How many of an item were open when it was accepted; where it is absent, any number is accepted. */
  readonly acceptedCounts?: AcceptedCounts;
}

export type AcceptedCounts = Readonly<Partial<Record<DischargeItem, number>>>;

export interface ChecklistItem {
  readonly item: DischargeItem;
  readonly state: 'clear' | 'open' | 'accepted' | 'couldNotCheck';
  /** How many are open; null where there is nothing to count, or nobody could count it. */
  readonly count: number | null;
}

export interface DischargeDecision {
  /** Said before all items: somebody else leads, or it is not known who does. Null for the lead therapist. */
  readonly first: 'notLead' | 'leadUnknown' | null;
  readonly items: readonly ChecklistItem[];
  readonly mayDischarge: boolean;
  /** Something was accepted: the reason has to be given, and is kept in the record. */
  readonly needsReason: boolean;
}

/** What has to be looked at before a patient is discharged from care. */
export const dischargeChecklist = rule(
  {
    id: 'CR-DISCHARGE-01',
    statement:
      'Before a patient is discharged, the high-risk flag, the self-harm item of the newest PHQ-9, ' +
      'open risk assessments, requests that wait, messages without an answer, unread messages and ' +
      'coming appointments are checked. ' +
      'The self-harm item is open where it is flagged and where it was left out. ' +
      'An open item blocks until the therapist accepts it by name and gives a reason; ' +
      'where more are open by now than when it was accepted, it blocks anew. ' +
      'An item that could not be checked blocks as "could not check"; it never counts as none and cannot be ' +
      'accepted. Every open item says how many there are. The first line tells a therapist who does not lead that ' +
      'they are not the lead therapist, and never takes an unknown lead for theirs; ' +
      'the backend decides whether they may discharge.',
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
    const countOf = (fact: Checked<boolean | number>): number | null =>
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
