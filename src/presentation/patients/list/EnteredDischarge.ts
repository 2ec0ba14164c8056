import { choicesField, textField, type FormField, type FormFields } from '@/application/kernel/forms/FormFields';
import { isRecord } from '@/domain/kernel/parseJson';
import {
  DISCHARGE_ITEMS,
  type AcceptedCounts,
  type ChecklistItem,
  type DischargeItem,
} from '@/domain/patients/list/dischargeChecklist.rule';

/** The entries of the dialog for one patient. */
export interface EnteredDischarge {
  readonly accepted: readonly DischargeItem[];
  /** The number of open items of each kind when it was accepted. */
  readonly acceptedCounts: AcceptedCounts;
  readonly reason: string;
}

export const nothingEntered: EnteredDischarge = { accepted: [], acceptedCounts: {}, reason: '' };

/** Drafts in the previous format have no counts, so acceptances in them must be repeated. */
const countsField: FormField<AcceptedCounts> = {
  blank: {},
  read: (value = {}) => (isRecord(value) ? readCounts(value) : undefined),
};

const readCounts = (value: Readonly<Record<string, unknown>>): AcceptedCounts =>
  Object.fromEntries(DISCHARGE_ITEMS.flatMap(item => (typeof value[item] === 'number' ? [[item, value[item]]] : [])));

export const dischargeFields: FormFields<EnteredDischarge> = {
  accepted: choicesField(DISCHARGE_ITEMS),
  acceptedCounts: countsField,
  reason: textField,
};

/**
 * The checklist with the acceptances since it was loaded. If more of an item is open now than was accepted, it is open
 * again.
 */
export function itemsAfter(
  items: readonly ChecklistItem[],
  { accepted, acceptedCounts }: EnteredDischarge,
): readonly ChecklistItem[] {
  const stateOf = ({ item, state, count }: ChecklistItem): ChecklistItem['state'] => {
    if (state !== 'open' && state !== 'accepted') return state;
    return accepted.includes(item) && (count ?? 0) <= (acceptedCounts[item] ?? 0) ? 'accepted' : 'open';
  };
  return items.map(entry => ({ item: entry.item, state: stateOf(entry), count: entry.count }));
}
