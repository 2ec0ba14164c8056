import type { Organisation } from './Organisation';

type Counted = Pick<Organisation, 'maxRedemptions' | 'patients' | 'organisationsBelow'>;

/**
 * Whether as many patients belong to an organisation as may join it. `unknown`: those below it are counted with its
 * own, so that its own alone may be fewer.
 */
export function fullnessOf({ maxRedemptions, patients, organisationsBelow }: Counted): 'full' | 'open' | 'unknown' {
  if (maxRedemptions === undefined || patients < maxRedemptions) return 'open';
  return organisationsBelow === 0 ? 'full' : 'unknown';
}
