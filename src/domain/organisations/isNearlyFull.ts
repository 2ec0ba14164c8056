import type { OrganisationRow } from './OrganisationRow';

/** From this part of its seats on an organisation is nearly full. */
export const NEARLY_FULL = 0.9;

/** Whether the access codes of an organisation have few seats left; never where one of them has no limit. */
export const isNearlyFull = ({ seats: { used, all } }: Pick<OrganisationRow, 'seats'>): boolean =>
  all !== undefined && all > 0 && used >= all * NEARLY_FULL;
