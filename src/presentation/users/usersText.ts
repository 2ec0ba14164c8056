import { failureWord } from '@/application/kernel/failureWord';
import type { FormStatus } from '@/application/kernel/forms/FormState';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { SINGLE_SCOPE } from '@/application/users/ports/UserGateway';
import type { ListedUser } from '@/domain/users/ListedUser';
import type { RightExpiry } from '@/domain/users/UserAccess';
import {
  isScope,
  isUserGroup,
  rightOfKey,
  scopesOfGroup,
  type RightName,
  type UserGroup,
} from '@/domain/users/UserGroup';
import type texts from '../../../public/i18n/en/users.json';
import { accessText } from '../access/accessText';
import { scopeList, scopeWords } from '../access/scopeWords';
import { textCatalogue } from '../kit/text/textCatalogue';
import { textsOf } from '../kit/text/textsOf';
import { dateFormat } from '../kit/time/dateFormat';
import { ownClock } from '../kit/time/ownClock';
import type { GroupsFailure } from './UserAccessStore';

export const usersText = textsOf<typeof texts>('users');

/** A text with a number in its singular or plural form. */
export const usersCount = (key: 'shown.all' | 'shown.loaded', number: number): string =>
  textCatalogue.text('users', key, { count: number, number });

const groupKeys = {
  therapist: 'therapist',
  admin: 'admin',
  support: 'support',
  'mi-reporter': 'miReporter',
  'super-admin': 'superAdmin',
  'therapist-manager': 'therapistManager',
} as const satisfies Readonly<Record<UserGroup, string>>;

/** The name of a group, as in the menu. */
export const groupName = (group: UserGroup): string => accessText(`groups.${groupKeys[group]}`);

export const groupFilterName = (group: UserGroup | typeof SINGLE_SCOPE): string =>
  group === SINGLE_SCOPE ? usersText('singleScope') : groupName(group);

/** The name of a right in lists and forms. A right that this build does not know has the server's name. */
export function rightName(key: string): string {
  const right = rightOfKey(key);
  if (right === undefined) return key;
  return right.kind === 'group' ? groupName(right.group) : beginning(scopeWords(right.scope));
}

export const rightKindText = (key: string): string =>
  usersText(key.startsWith('scope:') ? 'grants.singleScope' : 'grants.group');

export const scopeName = (scope: string): string => (isScope(scope) ? scopeWords(scope) : scope);

export const rightTitle = (name: RightName): string =>
  isUserGroup(name) ? groupName(name) : beginning(scopeWords(name));

const beginning = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The scopes that a right permits, as text. */
export const carriesText = (name: RightName): string =>
  isUserGroup(name)
    ? usersText('form.carries', { scopes: scopeList(scopesOfGroup(name)) })
    : usersText('form.singleHint');

export function fullNameOf({ firstName, lastName }: Pick<ListedUser, 'firstName' | 'lastName'>): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? usersText('noName') : name;
}

/** A time as text; "unknown" if it is not a valid time. */
export const momentText = (at: number): string =>
  Number.isNaN(at) ? usersText('noOrganisation') : dateFormat.full(at);

/** The day of a time, by the reader's clock. */
export const momentDayText = (at: number): string =>
  Number.isNaN(at) ? usersText('noOrganisation') : dateFormat.date(at, ownClock.zone);

export function expiryText(expiry: RightExpiry): string {
  if (expiry === null) return usersText('form.notIn');
  return expiry === '' ? usersText('form.endless') : usersText('form.ends', { day: dateFormat.day(expiry) });
}

/** Says why users could not be loaded or changed. */
export function userFailureText(failure: CallFailure | GroupsFailure): string {
  if (failure.kind === 'lastHolder' && failure.scopes.length > 0)
    return usersText('failure.lastHolderOf', { scopes: scopeList(failure.scopes) });
  return usersText(`failure.${failureWord(failure)}`);
}

/** Says why the entries are not saved, or that it is unknown whether they are. */
export const groupsFailureText = (failure: CallFailure | GroupsFailure, status: FormStatus): string =>
  status === 'unanswered' ? usersText('form.unconfirmed', { why: userFailureText(failure) }) : userFailureText(failure);
