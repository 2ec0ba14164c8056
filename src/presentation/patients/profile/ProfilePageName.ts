/** Pages of a profile, in the order of its navigation; named as in the address. */
export const PROFILE_PAGES = ['timeline', 'mood-meter', 'record', 'appointment'] as const;

export type ProfilePageName = (typeof PROFILE_PAGES)[number];
