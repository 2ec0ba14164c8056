import { createHash } from 'node:crypto';
import { compareKeys, compareValues } from './order';
import { priorityOf, type Primitive, type TreeNode } from './TreeNode';

/** The SDK's own digest of a value with its priorities: what a transaction was based on. Empty for nothing. */
export function nodeHash(node: TreeNode | null): string {
  if (node === null) return '';
  const priority = node.priority === null ? '' : `priority:${describe(node.priority)}:`;
  if (node.kind === 'leaf') return digest(priority + describe(node.value));
  const children = [...node.children].sort(
    ([keyA, a], [keyB, b]) => compareValues(priorityOf(a), priorityOf(b)) || compareKeys(keyA, keyB),
  );
  return digest(priority + children.map(([key, child]) => `:${key}:${nodeHash(child)}`).join(''));
}

function describe(value: Primitive): string {
  return `${typeof value}:${typeof value === 'number' ? bits(value) : String(value)}`;
}

/** IEEE 754, big end first, in hexadecimal digits. */
function bits(value: number): string {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleBE(value);
  return buffer.toString('hex');
}

function digest(text: string): string {
  return createHash('sha1').update(text, 'utf8').digest('base64');
}
