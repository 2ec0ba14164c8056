export type Primitive = string | number | boolean;
/** Orders siblings; null comes first. */
export type Priority = string | number | null;

export interface Leaf {
  readonly kind: 'leaf';
  readonly value: Primitive;
  readonly priority: Priority;
}

export interface Branch {
  readonly kind: 'branch';
  /** Never empty: a branch without children does not exist. */
  readonly children: ReadonlyMap<string, TreeNode>;
  readonly priority: Priority;
}

/** The value at one path. Never changed in place, so that "is it the same object" answers "has anything changed". */
export type TreeNode = Leaf | Branch;

const noChildren: ReadonlyMap<string, TreeNode> = new Map();

export function childrenOf(node: TreeNode | null): ReadonlyMap<string, TreeNode> {
  return node?.kind === 'branch' ? node.children : noChildren;
}

export function priorityOf(node: TreeNode | null): Priority {
  return node?.priority ?? null;
}

/** A branch, or null when it would be empty. */
export function branchOf(children: ReadonlyMap<string, TreeNode>, priority: Priority = null): TreeNode | null {
  return children.size === 0 ? null : { kind: 'branch', children, priority };
}
