import type { Scope } from '../kernel/Scope';

/** Any of these lets somebody find people and see what they may do: all who change access or edit organisations. */
export const userReaderScopes = [
  'iams:escalate-to-analyst',
  'iams:downgrade-from-analyst',
  'iams:escalate-to-therapist',
  'organisations:edit',
  'organisations:edit-thrive',
] as const satisfies readonly Scope[];

/** Either lets somebody move people to another organisation: with it, what an analyst reports on changes. */
export const userMoverScopes = ['organisations:edit', 'organisations:edit-thrive'] as const satisfies readonly Scope[];
