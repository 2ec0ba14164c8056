import { rule, says } from '@/domain/kernel/rule';
import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import { heirsOf, type TreeValue } from './heirsOf';
import { FEWEST_DIGITS, isReachable } from '@/domain/organisations/isReachable';
import { contactOfValue } from '@/domain/organisations/SettingChoice';

export interface CrisisContactInput {
  /** The organisation whose crisis contact is to be saved. */
  readonly organisation: string;
  /** Its own crisis contact after the save; null where it is to inherit one. */
  readonly next: SettingValue | null;
  /** The own crisis contacts before the save. */
  readonly tree: readonly TreeValue[];
  /** Applies where no organisation upwards has one. */
  readonly fallback: SettingValue | null;
}

/** The organisations that would have no crisis contact after a save. */
export const withoutCrisisContact = rule(
  {
    id: 'CR-ORG-03',
    statement:
      'No organisation is ever without a crisis contact in effect. A save after which an organisation, or one below ' +
      'that inherits from it, has none is refused and names all of them. ' +
      says`A contact without a name that can be read, or without a way to reach it, is none: a number of phone or text ` +
      says`message with at least ${FEWEST_DIGITS} digits in a row, or a web address that begins with https.`,
    source: 'DESIGN §9 row 3',
    hazards: ['HAZ-16'],
  },
  ({ organisation, next, tree, fallback }: CrisisContactInput): readonly string[] => {
    const contact = next ?? inheritedBy(organisation, tree) ?? fallback;
    if (isReachable(contactOfValue(contact))) return [];
    return [organisation, ...heirsOf(organisation, tree)];
  },
);

/** The nearest value above an organisation; a circle in the tree ends the search. */
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
