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
 * Those below an organisation that inherit its value of the setting: down to and without those that have one of their
 * own. Level by level; a circle in the tree, which no backend should answer, ends the walk.
 */
export function inheritingOrganisations(organisation: string, tree: readonly TreeValue[]): readonly string[] {
  const children = childrenByParent(tree);
  const heirs = new Set<string>();
  let level: readonly string[] = [organisation];
  while (level.length > 0) {
    level = level
      .flatMap(id => children.get(id) ?? [])
      .filter(({ value }) => value === null)
      .map(child => child.organisation)
      .filter(id => id !== organisation && !heirs.has(id));
    for (const id of level) heirs.add(id);
  }
  return [...heirs];
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
