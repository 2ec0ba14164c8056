import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';

/** An organisation of the tree with its own value of one setting. */
export interface TreeValue {
  readonly organisation: string;
  /** Null for the root. */
  readonly parent: string | null;
  /** Null where it inherits. */
  readonly value: SettingValue | null;
}

/**
 * Returns the organisations below that inherit the value of the setting, level by level. An organisation with an own
 * value ends its branch; a cycle in the tree ends the walk.
 */
export function inheritingOrganisations(organisation: string, tree: readonly TreeValue[]): readonly string[] {
  const children = childrenByParent(tree);
  const inheriting = new Set<string>();
  let level: readonly string[] = [organisation];
  while (level.length > 0) {
    level = level
      .flatMap(id => children.get(id) ?? [])
      .filter(({ value }) => value === null)
      .map(child => child.organisation)
      .filter(id => id !== organisation && !inheriting.has(id));
    for (const id of level) inheriting.add(id);
  }
  return [...inheriting];
}

function childrenByParent(tree: readonly TreeValue[]): ReadonlyMap<string | null, readonly TreeValue[]> {
  const children = new Map<string | null, TreeValue[]>();
  for (const one of tree) {
    const siblings = children.get(one.parent);
    if (siblings) siblings.push(one);
    else children.set(one.parent, [one]);
  }
  return children;
}
