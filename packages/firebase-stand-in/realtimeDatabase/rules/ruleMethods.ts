import { RuleSnapshot } from './RuleSnapshot';

type Method = (target: unknown, args: readonly unknown[]) => unknown;

/** The methods of the rule language that are known here. A wrong target or argument throws, which denies. */
export const ruleMethods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['val', target => snapshot(target).val()],
  ['exists', target => snapshot(target).exists()],
  ['child', (target, [path]) => snapshot(target).child(text(path))],
  ['parent', target => snapshot(target).parent()],
  ['hasChild', (target, [path]) => snapshot(target).hasChild(text(path))],
  ['hasChildren', (target, [keys]) => snapshot(target).hasChildren(keys === undefined ? undefined : texts(keys))],
  ['isString', target => snapshot(target).isOf('string')],
  ['isNumber', target => snapshot(target).isOf('number')],
  ['isBoolean', target => snapshot(target).isOf('boolean')],
  ['getPriority', target => snapshot(target).priority()],
  ['contains', (target, [part]) => text(target).includes(text(part))],
  ['beginsWith', (target, [part]) => text(target).startsWith(text(part))],
  ['endsWith', (target, [part]) => text(target).endsWith(text(part))],
  ['toLowerCase', target => text(target).toLowerCase()],
  ['toUpperCase', target => text(target).toUpperCase()],
]);

function snapshot(value: unknown): RuleSnapshot {
  if (value instanceof RuleSnapshot) return value;
  throw new Error('This method belongs to a place in the database');
}

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Error('A text is needed here');
}

function texts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw new Error('A list of texts is needed here');
  return value.map(text);
}
