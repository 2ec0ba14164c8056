import { branchOf, type Primitive, type Priority, type TreeNode } from './TreeNode';

/**
 * Reads a value as the SDK writes it: plain JSON, arrays for objects with numbers as keys, and `.priority` and `.value`
 * beside the children. An empty one is null. Throws on a value that is not JSON.
 */
export function fromWire(value: unknown): TreeNode | null {
  if (value === null || value === undefined) return null;
  if (isPrimitive(value)) return { kind: 'leaf', value, priority: null };
  if (typeof value !== 'object') throw new Error(`A ${typeof value} cannot be stored`);
  const { '.value': leafValue, '.priority': priority = null, ...children } = value as Readonly<Record<string, unknown>>;
  if (leafValue !== undefined && leafValue !== null) return leafOf(leafValue, priority);
  return branchOf(childrenFromWire(children), parsePriority(priority));
}

/** The shortest form that fromWire reads back as the same. */
export function toWire(node: TreeNode | null): unknown {
  if (node === null) return null;
  const priority = node.priority === null ? {} : { '.priority': node.priority };
  if (node.kind === 'leaf') return node.priority === null ? node.value : { '.value': node.value, ...priority };
  const object: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [key, child] of node.children) object[key] = toWire(child);
  return Object.assign(object, priority);
}

export function parsePriority(value: unknown): Priority {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new Error('A priority is a text, a number or null');
}

function leafOf(value: unknown, priority: unknown): TreeNode {
  if (!isPrimitive(value)) throw new Error('A value with a priority is a text, a number or a boolean');
  return { kind: 'leaf', value, priority: parsePriority(priority) };
}

function childrenFromWire(values: Readonly<Record<string, unknown>>): ReadonlyMap<string, TreeNode> {
  const children = new Map<string, TreeNode>();
  for (const [key, value] of Object.entries(values)) {
    const child = fromWire(value);
    if (child) children.set(key, child);
  }
  return children;
}

function isPrimitive(value: unknown): value is Primitive {
  return (
    typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
  );
}
