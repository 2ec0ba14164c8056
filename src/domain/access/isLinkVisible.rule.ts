import { rule } from '../kernel/rule';

export const isLinkVisible = rule(
  {
    id: 'CR-SCOPE-01',
    statement:
      'A link of the menu is shown only to a person who holds the scope it names; ' +
      'a link that names none is shown to everybody.',
    source: 'D1 §2 Navigation catalogue: "A link is shown only if the user holds its scope."',
    hazards: ['HAZ-08'],
  },
  ({ needed, held }: { readonly needed: string | null; readonly held: readonly string[] }): boolean =>
    needed === null || held.includes(needed),
);
