import type { Organisation } from './Organisation';

type Counted = Pick<Organisation, 'maxRedemptions' | 'patients' | 'organisationsBelow'>;

/**
 * Tells whether an organisation has reached its maximum of patients. `unknown`: the count includes descendants, so its
 * own patients may be fewer.
 */
export function fullnessOf({ maxRedemptions, patients, organisationsBelow }: Counted): 'full' | 'open' | 'unknown' {
  if (maxRedemptions === undefined || patients < maxRedemptions) return 'open';
  return organisationsBelow === 0 ? 'full' : 'unknown';
}
