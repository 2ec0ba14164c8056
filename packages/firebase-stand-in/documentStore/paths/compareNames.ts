import { compareUtf8 } from '../values/compareUtf8';
import { numericId } from './numericId';

/** Order of two document names: part by part below the root; ids of the form `__id7__` come first, by number. */
export function compareNames(a: string, b: string): number {
  const [x, y] = [belowRoot(a), belowRoot(b)];
  for (const [index, part] of x.entries()) {
    const other = y[index];
    if (other === undefined) return 1;
    const byPart = compareParts(part, other);
    if (byPart) return byPart;
  }
  return x.length - y.length;
}

function compareParts(a: string, b: string): number {
  if (a === b) return 0;
  const [x, y] = [numericId(a), numericId(b)];
  if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined) || compareUtf8(a, b);
  return x < y ? -1 : x > y ? 1 : 0;
}

function belowRoot(name: string): string[] {
  return (name.split('/documents/')[1] ?? name).split('/');
}
