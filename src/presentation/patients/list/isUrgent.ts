import { NEED_REASONS, type NeedReason } from '@/domain/patients/list/whoNeedsMe.rule';

/** How loudly a row speaks: by its most pressing reason. */
export type Pressing = 'urgent' | 'soon' | 'calm';

/** The last reason that is about danger; the order is the rule's. */
const LAST_URGENT = NEED_REASONS.indexOf('severeScore');

export function isUrgent([first]: readonly NeedReason[]): Pressing {
  if (first === undefined) return 'calm';
  return NEED_REASONS.indexOf(first) <= LAST_URGENT ? 'urgent' : 'soon';
}
