import { optionalField, textField, type FormFields } from '@/application/kernel/forms/FormFields';
import type { Fields } from '@/domain/kernel/forms/mergeFields.rule';
import { startOfDate } from '@/domain/kernel/time/startOfDate';
import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';
import { groupTermsOf, type GroupTerm, type GroupTerms, type UserAccess } from '@/domain/users/UserAccess';
import { USER_GROUPS, type UserGroup } from '@/domain/users/UserGroup';
import { userLimits } from '@/domain/users/userLimits';

/** A field for each group, so that two people may change different groups at once, and the reason for it. */
export type GroupForm = Readonly<Record<UserGroup, GroupTerm>> & { readonly reason: string };

export const groupFields: FormFields<GroupForm> = {
  therapist: optionalField,
  admin: optionalField,
  support: optionalField,
  'mi-reporter': optionalField,
  'super-admin': optionalField,
  'therapist-manager': optionalField,
  reason: textField,
};

/** Every group, in the order in which they are shown. */
export const shownGroups = USER_GROUPS;

/** Characters of the reason, both included. */
export const reasonLimits = { least: userLimits.shortestReason, most: userLimits.longestReason } as const;

/** Without the reason: what the server merges. */
export const termsOf = ({ reason: _, ...terms }: GroupForm): GroupTerms & Fields => terms;

export const toGroupForm = (access: UserAccess, reason = ''): GroupForm => ({ ...groupTermsOf(access), reason });

/** What is wrong with the last day of a group; `over`: the day has passed. */
export type LastDayFault = 'noDay' | 'over';

/** `now` in milliseconds since 1970, server time; `zone`: by whose calendar days count. */
export function lastDayFault(term: GroupTerm, now: number, zone: string): LastDayFault | undefined {
  if (term === null || term === '') return undefined;
  if (startOfDate(term, zone) === undefined) return 'noDay';
  return term < (wallTimeAt(now, zone)?.slice(0, 10) ?? '') ? 'over' : undefined;
}

/** What is wrong with the reason for a change of access. */
export function accessReasonFault(reason: string): 'tooShort' | 'tooLong' | undefined {
  const { length } = reason.trim();
  if (length < userLimits.shortestReason) return 'tooShort';
  return length > userLimits.longestReason ? 'tooLong' : undefined;
}

export const isGroupField = (field: string): field is UserGroup => USER_GROUPS.some(group => group === field);
