import { rule } from '../kernel/rule';

export const isLinkVisible = rule(
  {
    id: 'CR-SCOPE-01',
    statement:
      'A menu link is shown only to staff who hold the scope it names. A link that names no scope is shown to all ' +
      'staff.',
    source: 'D1 §2 Navigation catalogue: "A link is shown only if the user holds its scope."',
    hazards: ['HAZ-08'],
  },
  ({ needed, held }: { readonly needed: string | null; readonly held: readonly string[] }): boolean =>
    needed === null || held.includes(needed),
);
