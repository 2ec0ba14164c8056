import { optionalField, textField, type FormFields } from '@/application/kernel/forms/FormFields';
import type { Fields } from '@/domain/kernel/forms/mergeFields.rule';
import { startOfDate } from '@/domain/kernel/time/startOfDate';
import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';
import { rightExpiriesOf, type RightExpiry, type RightExpiries, type UserAccess } from '@/domain/users/UserAccess';
import { RIGHT_NAMES, SINGLE_SCOPES, USER_GROUPS, type RightName } from '@/domain/users/UserGroup';
import { userMoverScopes } from '@/domain/users/userReaderScopes';
import { userLimits } from '@/domain/users/userLimits';

/**
 * One field for each right, so that two people can change different rights at the same time, and one for the reason.
 */
export type RightsForm = Readonly<Record<RightName, RightExpiry>> & { readonly reason: string };

export const rightFields: FormFields<RightsForm> = {
  therapist: optionalField,
  admin: optionalField,
  support: optionalField,
  'mi-reporter': optionalField,
  'super-admin': optionalField,
  'therapist-manager': optionalField,
  'chat:download-chat': optionalField,
  'domo-reports:view': optionalField,
  reason: textField,
};

/** Groups and single permissions, in display order. */
export const shownRights = RIGHT_NAMES;
export const shownGroups = USER_GROUPS;
export const shownSingleScopes = SINGLE_SCOPES;

/** Scopes of which any one permits moving users to another organisation. */
export const moverScopes = userMoverScopes;

/** Shortest and longest reason, in characters. */
export const reasonLimits = { least: userLimits.shortestReason, most: userLimits.longestReason } as const;

export const expiriesOf = ({ reason: _, ...expiries }: RightsForm): RightExpiries & Fields => expiries;

export const toRightsForm = (access: UserAccess, reason = ''): RightsForm => ({ ...rightExpiriesOf(access), reason });

/** The error in the last day of a right; `over`: the day has passed. */
export type LastDayFault = 'noDay' | 'over';

/** `now`: server time in milliseconds since 1970. `zone`: the time zone of last days. */
export function lastDayFault(expiry: RightExpiry, now: number, zone: string): LastDayFault | undefined {
  if (expiry === null || expiry === '') return undefined;
  if (startOfDate(expiry, zone) === undefined) return 'noDay';
  return expiry < (wallTimeAt(now, zone)?.slice(0, 10) ?? '') ? 'over' : undefined;
}
