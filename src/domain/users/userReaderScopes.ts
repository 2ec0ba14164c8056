import type { Scope } from '../kernel/Scope';

/** Scopes that allow finding users and seeing their access: those of all who change access or edit organisations. */
export const userReaderScopes = [
  'iams:escalate-to-analyst',
  'iams:downgrade-from-analyst',
  'iams:escalate-to-therapist',
  'organisations:edit',
  'organisations:edit-thrive',
] as const satisfies readonly Scope[];

/** Scopes that allow moving users to another organisation, which changes an analyst's reports. */
export const userMoverScopes = ['organisations:edit', 'organisations:edit-thrive'] as const satisfies readonly Scope[];
