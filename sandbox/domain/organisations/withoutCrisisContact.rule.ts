import { rule, says } from '@/domain/kernel/rule';
import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import { inheritingOrganisations, type TreeValue } from './inheritingOrganisations';
import { FEWEST_DIGITS, isReachable } from '@/domain/organisations/isReachable';
import { contactOfValue } from '@/domain/organisations/SettingChoice';

export interface CrisisContactInput {
  /** The organisation whose crisis contact will be saved. */
  readonly organisation: string;
  /** Its own crisis contact after the save; null if it inherits one. */
  readonly next: SettingValue | null;
  /** The own crisis contacts before the save. */
  readonly tree: readonly TreeValue[];
  /** The default if no ancestor has a crisis contact. */
  readonly fallback: SettingValue | null;
}

/** Returns organisations that would have no crisis contact after a save. */
export const withoutCrisisContact = rule(
  {
    id: 'CR-ORG-03',
    statement:
      says`No organisation is ever without an effective crisis contact. A save that would leave an organisation, ` +
      says`or one below that inherits from it, without a contact is refused, and the refusal lists all of them. ` +
      says`A contact must have a readable name and a way to reach it: a number for phone or text messages with ` +
      says`at least ${FEWEST_DIGITS} digits in a row, or a web address that begins with https.`,
    source: 'DESIGN §9 row 3',
    hazards: ['HAZ-16'],
  },
  ({ organisation, next, tree, fallback }: CrisisContactInput): readonly string[] => {
    const contact = next ?? inheritedBy(organisation, tree) ?? fallback;
    if (isReachable(contactOfValue(contact))) return [];
    return [organisation, ...inheritingOrganisations(organisation, tree)];
  },
);

/** Returns the nearest value above an organisation; a cycle in the tree ends the search. */
function inheritedBy(organisation: string, tree: readonly TreeValue[]): SettingValue | null {
  const byId = new Map<string | null | undefined, TreeValue>(tree.map(one => [one.organisation, one]));
  const passed = new Set([organisation]);
  let above = byId.get(byId.get(organisation)?.parent);
  while (above !== undefined && !passed.has(above.organisation)) {
    if (above.value !== null) return above.value;
    passed.add(above.organisation);
    above = byId.get(above.parent);
  }
  return null;
}
