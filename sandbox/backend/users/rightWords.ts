import type { Right, SingleScope, UserGroup } from '@/domain/users/UserGroup';
import { regionZone } from '@/domain/kernel/regionZone';

const groups: Readonly<Record<UserGroup, string>> = {
  therapist: 'Therapist',
  admin: 'Admin',
  support: 'Support',
  'mi-reporter': 'MI reporter',
  'super-admin': 'Super admin',
  'therapist-manager': 'Therapist manager',
};

const singleScopes: Readonly<Record<SingleScope, string>> = {
  'chat:download-chat': 'to download chats',
  'domo-reports:view': 'to see DOMO dashboards',
};

const isSingle = (scope: string): scope is SingleScope => Object.hasOwn(singleScopes, scope);

/** A right in the words of the history and of emails, at the beginning of a sentence. */
export function rightWords(right: Right): string {
  if (right.kind === 'group') return `The group ${groups[right.group]}`;
  return `The permission ${isSingle(right.scope) ? singleScopes[right.scope] : right.scope}`;
}

/** A calendar day such as `2090-12-31` in words. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** A moment by the clock of the region, in milliseconds since 1970. */
export function momentWords(at: number): string {
  const timeZone = regionZone('UK');
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${format.format(at)} (${timeZone})`;
}
