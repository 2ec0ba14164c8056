import { isNearlyFull } from '@/domain/organisations/isNearlyFull';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';

/** Says whether the seats of codes are used up; 0 seats always are. */
export function seatsFullness(seats: OrganisationRow['seats']): 'open' | 'nearlyFull' | 'full' {
  const { used, all } = seats;
  if (all !== undefined && used >= all) return 'full';
  return isNearlyFull({ seats }) ? 'nearlyFull' : 'open';
}
