import type { OrganisationRow } from './OrganisationRow';

/** Share of used seats from which an organisation is nearly full. */
export const NEARLY_FULL = 0.9;

/** True if an organisation's codes have few seats left; never if one of them has no limit. */
export const isNearlyFull = ({ seats: { used, all } }: Pick<OrganisationRow, 'seats'>): boolean =>
  all !== undefined && all > 0 && used >= all * NEARLY_FULL;
