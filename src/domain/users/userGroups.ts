import { SCOPES, type Scope } from '../kernel/Scope';

/** The groups of staff, named as the menu names them (D1 §6, roles implied by menu groups). */
export const USER_GROUPS = [
  'therapist',
  'admin',
  'support',
  'mi-reporter',
  'super-admin',
  'therapist-manager',
] as const;

export type UserGroup = (typeof USER_GROUPS)[number];

/** The scopes that a group carries: those of its links in the menu, and what its work needs beyond them. */
export const SCOPES_OF_GROUP: Readonly<Record<UserGroup, readonly Scope[]>> = {
  therapist: [
    'chat:view-requests',
    'chat:view-active-chats',
    'therapist:list-patients',
    'region-settings:view',
    'patient:download-moments',
  ],
  admin: ['organisations:edit', 'message-alerts:get', 'survey:get'],
  support: ['iams:escalate-to-analyst', 'iams:downgrade-from-analyst'],
  'mi-reporter': ['mi-report:basic'],
  'super-admin': ['organisations:edit-thrive', 'region-settings:edit', 'region-settings:view'],
  'therapist-manager': ['iams:escalate-to-therapist', 'region-settings:edit', 'region-settings:view'],
};

/** A right that is given: a group with its scopes, or one scope. */
export type Right =
  { readonly kind: 'group'; readonly group: UserGroup } | { readonly kind: 'scope'; readonly scope: Scope };

/** Scopes that no group carries: reading whole chats and dashboards of others is granted one by one. */
export const SINGLE_SCOPES: readonly Scope[] = SCOPES.filter(
  scope => !USER_GROUPS.some(group => SCOPES_OF_GROUP[group].includes(scope)),
);

export const scopesOfRight = (right: Right): readonly Scope[] =>
  right.kind === 'group' ? SCOPES_OF_GROUP[right.group] : [right.scope];

/** The same text for the same right: `group:admin`, `scope:chat:download-chat`. */
export const rightKey = (right: Right): string =>
  right.kind === 'group' ? `group:${right.group}` : `scope:${right.scope}`;

export const isUserGroup = (text: string): text is UserGroup => USER_GROUPS.some(group => group === text);

export const isScope = (text: string): text is Scope => SCOPES.some(scope => scope === text);
