import { isObject } from '@/domain/kernel/parseJson';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendAnswer } from './BackendClient';
import type { BackendFailure } from './BackendFailure';

export type Answer<D> = Result<BackendAnswer<D>, BackendFailure>;

/** The parts missing from an answer because they could not be read. */
export interface LeftOut {
  readonly unreadable: number;
  /** Of an answer with one list: the places in it, counted from 0. */
  readonly places: readonly number[];
}

/**
 * The result of `map` on an answer. If it throws, list items that it cannot read are left out and counted with those
 * outside the contract; an answer that it cannot read without them counts as outside the contract.
 */
export function mapAnswer<D, T, F>(
  answer: Answer<D>,
  map: (value: D, left: LeftOut) => T,
  toFailure: (failure: BackendFailure) => F,
): Result<T, F> {
  if (!answer.ok) return fail(toFailure(answer.failure));
  const { value, unreadable = 0, unreadablePlaces = [], isWhole = false, onMisread } = answer.value;
  const left = { unreadable, places: unreadablePlaces };
  try {
    return ok(map(value, left));
  } catch (error) {
    const without = withoutMisread(value, part => !isWhole && canRead(() => map(part, left)));
    const none = fail(toFailure({ kind: 'invalidAnswer' }));
    onMisread?.(error, without.misread.length);
    if (without.misread.length === 0) return none;
    try {
      return ok(map(without.value, withMisread(left, without.misread)));
    } catch {
      // The items that are left can be read alone, and not together.
      return none;
    }
  }
}

/** An answer that counts only with all of its items, because its meaning changes if one is missing. */
export function whole<D>(answer: Answer<D>): Answer<D> {
  if (!answer.ok) return answer;
  return (answer.value.unreadable ?? 0) > 0 ? fail({ kind: 'invalidAnswer' }) : ok({ ...answer.value, isWhole: true });
}

interface Readable<D> {
  readonly value: D;
  /** Places of the items that were left out. */
  readonly misread: readonly number[];
}

function withoutMisread<D>(value: D, isReadable: (value: D) => boolean): Readable<D> {
  const holder: object = Array.isArray(value) ? { value } : (value as object);
  const toValue = (filled: object): D => (Array.isArray(value) ? (filled as { value: D }).value : (filled as D));
  const lists = Object.entries(holder).filter((entry): entry is [string, readonly object[]] => isListOfParts(entry[1]));
  const bare = withParts(holder, Object.fromEntries(lists.map(([name]) => [name, []])));
  if (!isReadable(toValue(bare))) return { value, misread: [] };
  const readable = lists.map(
    ([name, items]) => [name, items.map(item => isReadable(toValue(withParts(bare, { [name]: [item] }))))] as const,
  );
  const kept = lists.map(([name, items], at) => [name, items.filter((_, place) => readable[at]?.[1][place])]);
  return {
    value: toValue(withParts(holder, Object.fromEntries(kept) as object)),
    misread: readable.flatMap(([, items]) => items.flatMap((is, place) => (is ? [] : [place]))),
  };
}

const isListOfParts = (value: unknown): boolean => Array.isArray(value) && value.some(isObject);

const withParts = (holder: object, parts: object): object =>
  Object.assign(Object.create(Object.getPrototypeOf(holder) as object) as object, holder, parts);

function canRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/** `misread`: places among the items that keep the contract. */
function withMisread({ unreadable, places }: LeftOut, misread: readonly number[]): LeftOut {
  const gone = new Set(places);
  const all = Array.from({ length: gone.size + Math.max(...misread) + 1 }, (_, place) => place);
  const kept = all.filter(place => !gone.has(place));
  return {
    unreadable: unreadable + misread.length,
    places: [...places, ...misread.flatMap(place => kept[place] ?? [])].sort((a, b) => a - b),
  };
}
