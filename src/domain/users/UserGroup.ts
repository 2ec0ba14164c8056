import { SCOPES, type Scope } from '../kernel/Scope';

/** The groups of staff, named as in the menu (D1 §6, roles implied by menu groups). */
export const USER_GROUPS = [
  'therapist',
  'admin',
  'support',
  'mi-reporter',
  'super-admin',
  'therapist-manager',
] as const;

export type UserGroup = (typeof USER_GROUPS)[number];

/**
 * The groups that contain a scope: from the links of the menu, and from the needs of a group's work. A scope without a
 * group, such as reading whole chats, is granted individually.
 */
export const GROUPS_OF_SCOPE: Readonly<Record<Scope, readonly UserGroup[]>> = {
  'chat:view-requests': ['therapist'],
  'chat:view-active-chats': ['therapist'],
  'chat:download-chat': [],
  'therapist:list-patients': ['therapist'],
  'organisations:edit': ['admin'],
  'organisations:edit-thrive': ['super-admin'],
  'message-alerts:get': ['admin'],
  'survey:get': ['admin'],
  'iams:escalate-to-analyst': ['support'],
  'iams:downgrade-from-analyst': ['support'],
  'iams:escalate-to-therapist': ['therapist-manager'],
  'mi-report:basic': ['mi-reporter'],
  'domo-reports:view': [],
  'region-settings:edit': ['super-admin', 'therapist-manager'],
  'region-settings:view': ['therapist', 'super-admin', 'therapist-manager'],
  'patient:download-moments': ['therapist'],
};

export const scopesOfGroup = (group: UserGroup): readonly Scope[] =>
  SCOPES.filter(scope => GROUPS_OF_SCOPE[scope].includes(group));

/** Holders of the scope may have patients and chats. */
export const isOfCare = (scope: Scope): boolean =>
  scope === 'chat:view-active-chats' || scope === 'therapist:list-patients';

/** A permission to grant: a group with its scopes, or one scope. */
export type Right =
  | { readonly kind: 'group'; readonly group: UserGroup }
  | { readonly kind: 'scope'; readonly scope: Scope };

/** Scopes without a group; they are granted individually. */
export const SINGLE_SCOPES = ['chat:download-chat', 'domo-reports:view'] as const satisfies readonly Scope[];

export type SingleScope = (typeof SINGLE_SCOPES)[number];

export const RIGHT_NAMES = [...USER_GROUPS, ...SINGLE_SCOPES] as const;

export type RightName = (typeof RIGHT_NAMES)[number];

export const rightNamed = (name: RightName): Right =>
  isUserGroup(name) ? { kind: 'group', group: name } : { kind: 'scope', scope: name };

export const isRightName = (text: string): text is RightName => RIGHT_NAMES.some(name => name === text);

export const scopesOfRight = (right: Right): readonly Scope[] =>
  right.kind === 'group' ? scopesOfGroup(right.group) : [right.scope];

/** Returns the key of a permission: `group:admin`, `scope:chat:download-chat`. */
export const rightKey = (right: Right): string =>
  right.kind === 'group' ? `group:${right.group}` : `scope:${right.scope}`;

export const isUserGroup = (text: string): text is UserGroup => USER_GROUPS.some(group => group === text);

export const isScope = (text: string): text is Scope => SCOPES.some(scope => scope === text);

/** Parses the key of a permission; undefined if unknown to this build. */
export function rightOfKey(key: string): Right | undefined {
  const [kind, name] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  if (kind === 'group' && isUserGroup(name)) return { kind, group: name };
  return kind === 'scope' && isScope(name) ? { kind, scope: name } : undefined;
}

/** Returns the scopes of these permissions, without duplicates. */
export const scopesOfRights = (rights: readonly Right[]): readonly Scope[] => {
  const held = new Set(rights.flatMap(scopesOfRight));
  return SCOPES.filter(scope => held.has(scope));
};
