import type { Path } from './path';
import { branchOf, childrenOf, priorityOf, type TreeNode } from './TreeNode';
import { parsePriority } from './wireValue';

const priorityKey = '.priority';

export function nodeAt(root: TreeNode | null, path: Path): TreeNode | null {
  let node = root;
  for (const key of path) {
    if (node === null) return null;
    node = childrenOf(node).get(key) ?? null;
  }
  return node;
}

/** The tree with `value` at `path`; other parts are shared with the old tree. */
export function withNodeAt(root: TreeNode | null, path: Path, value: TreeNode | null): TreeNode | null {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (key === priorityKey) return withPriority(root, value);
  const child = withNodeAt(childrenOf(root).get(key) ?? null, rest, value);
  const children = new Map(childrenOf(root));
  if (child) children.set(key, child);
  else children.delete(key);
  // A leaf is displaced by its first child, but not by the removal of a child it never had.
  if (root?.kind === 'leaf' && child === null) return root;
  return branchOf(children, root?.kind === 'leaf' ? null : priorityOf(root));
}

function withPriority(node: TreeNode | null, value: TreeNode | null): TreeNode | null {
  if (value?.kind === 'branch') throw new Error('A priority is a text, a number or null');
  return node && { ...node, priority: parsePriority(value?.value ?? null) };
}
