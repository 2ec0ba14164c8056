import { fullnessOf } from '@/domain/organisations/fullnessOf';
import type { Organisation } from '@/domain/organisations/Organisation';
import { formatNumber } from '../kit/table/tablesText';
import { accessCodesText } from './accessCodesText';

/** The facts, besides the subscription, that decide whether anyone can join an organisation. */
export type JoinableOrganisation = Pick<
  Organisation,
  'enabled' | 'disabledAbove' | 'maxRedemptions' | 'patients' | 'organisationsBelow'
>;

/** Says why no code of an organisation admits anyone, or possibly none; undefined if there is no reason. */
export function closedText(organisation: JoinableOrganisation, subscription: string | undefined): string | undefined {
  const { enabled, disabledAbove, maxRedemptions = 0, patients } = organisation;
  if (!enabled) return accessCodesText('closed.disabled');
  if (disabledAbove !== undefined) return accessCodesText('closed.above', { name: disabledAbove.name });
  if (subscription === 'ended' || subscription === 'notStarted') return accessCodesText(`closed.${subscription}`);
  const fullness = fullnessOf(organisation);
  if (fullness === 'open') return undefined;
  return accessCodesText(`closed.${fullness === 'full' ? 'full' : 'mayBeFull'}`, {
    limit: formatNumber(maxRedemptions),
    patients: formatNumber(patients),
  });
}
