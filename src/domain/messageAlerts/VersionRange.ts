/** A version such as `1.20.3-beta.1`; `pre` is empty for a release. */
interface Version {
  readonly numbers: readonly [number, number, number];
  readonly pre: readonly string[];
}

interface Bound {
  readonly version: Version;
  readonly isIncluded: boolean;
}

/** All versions between two bounds; an absent bound does not limit them. */
export interface VersionRange {
  readonly lower?: Bound;
  readonly upper?: Bound;
}

export type ReadRange =
  | { readonly kind: 'all' }
  | { readonly kind: 'range'; readonly range: VersionRange }
  /** The range contains no version, such as `>2 <1`. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' };

const COMPARATOR =
  /^(>=|<=|>|<|=)?v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9})(?:-([\dA-Za-z.-]+))?)?(?:\+[\dA-Za-z.-]+)?$/;
/** The most conditions that a range may have. People could not follow more. */
const MOST_CONDITIONS = 8;

/**
 * Reads a range in the syntax of package managers: conditions separated by spaces, all of which must hold. Missing
 * parts match any number, so `1.2` is every 1.2.x and `>1.2` begins at 1.3.0.
 */
export function readVersionRange(text: string): ReadRange {
  const written = text.trim().replace(/([<>=])\s+/g, '$1');
  if (written === '') return { kind: 'all' };
  const conditions = written.split(/\s+/);
  if (conditions.length > MOST_CONDITIONS) return { kind: 'unreadable' };
  let range: VersionRange = {};
  for (const condition of conditions) {
    const read = readCondition(condition);
    if (read === undefined) return { kind: 'unreadable' };
    range = intersect(range, read);
  }
  return isEmpty(range) ? { kind: 'empty' } : { kind: 'range', range };
}

/** True if a version is in a range; null if the version cannot be read. */
export function isInRange(range: VersionRange, text: string): boolean | null {
  const version = readVersion(text);
  if (version === undefined) return null;
  const { lower, upper } = range;
  return (lower === undefined || isAbove(version, lower)) && (upper === undefined || isBelow(version, upper));
}

/** True if both ranges share a version. */
export const rangesMeet = (one: VersionRange, other: VersionRange): boolean => !isEmpty(intersect(one, other));

function readVersion(text: string): Version | undefined {
  const [, comparator, major = '0', minor = '0', patch = '0', pre = ''] = COMPARATOR.exec(text.trim()) ?? [];
  if (!COMPARATOR.test(text.trim()) || comparator !== undefined) return undefined;
  return { numbers: [Number(major), Number(minor), Number(patch)], pre: pre === '' ? [] : pre.split('.') };
}

function readCondition(text: string): VersionRange | undefined {
  const match = COMPARATOR.exec(text);
  if (match === null) return undefined;
  const [, comparator = '=', major = '0', minor, patch, pre = ''] = match;
  const first: Version = {
    numbers: [Number(major), Number(minor ?? 0), Number(patch ?? 0)],
    pre: pre === '' ? [] : pre.split('.'),
  };
  // The first version above all that the condition matches; undefined if it names a single version.
  const next = nextAfter(Number(major), minor, patch);
  const from: Bound = { version: first, isIncluded: true };
  const afterAll: Bound =
    next === undefined ? { version: first, isIncluded: false } : { version: next, isIncluded: true };
  const uptoAll: Bound =
    next === undefined ? { version: first, isIncluded: true } : { version: next, isIncluded: false };
  switch (comparator) {
    case '>=':
      return { lower: from };
    case '>':
      return { lower: afterAll };
    case '<':
      return { upper: { version: first, isIncluded: false } };
    case '<=':
      return { upper: uptoAll };
    default:
      return { lower: from, upper: uptoAll };
  }
}

function nextAfter(major: number, minor: string | undefined, patch: string | undefined): Version | undefined {
  if (minor === undefined) return { numbers: [major + 1, 0, 0], pre: [] };
  return patch === undefined ? { numbers: [major, Number(minor) + 1, 0], pre: [] } : undefined;
}

function intersect(one: VersionRange, other: VersionRange): VersionRange {
  const lower = narrower(one.lower, other.lower, 1);
  const upper = narrower(one.upper, other.upper, -1);
  return { ...(lower && { lower }), ...(upper && { upper }) };
}

/** `direction`: 1 if the higher bound is narrower, -1 if the lower one is. */
function narrower(one: Bound | undefined, other: Bound | undefined, direction: 1 | -1): Bound | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const order = compare(one.version, other.version) * direction;
  if (order !== 0) return order > 0 ? one : other;
  return one.isIncluded ? other : one;
}

function isEmpty({ lower, upper }: VersionRange): boolean {
  if (upper === undefined) return false;
  // No version is below 0.0.0.
  const least = lower ?? { version: { numbers: [0, 0, 0], pre: [] }, isIncluded: true };
  const order = compare(least.version, upper.version);
  return order > 0 || (order === 0 && !(least.isIncluded && upper.isIncluded));
}

const isAbove = (version: Version, { version: bound, isIncluded }: Bound): boolean => {
  const order = compare(version, bound);
  return order > 0 || (order === 0 && isIncluded);
};

/** A pre-release of an excluded release is excluded too. */
const isBelow = (version: Version, { version: bound, isIncluded }: Bound): boolean => {
  const order = compare(version, bound);
  if (order === 0) return isIncluded;
  const isTrialOfBound = bound.pre.length === 0 && version.pre.length > 0 && hasSameNumbers(version, bound);
  return order < 0 && (isIncluded || !isTrialOfBound);
};

const hasSameNumbers = (one: Version, other: Version): boolean =>
  one.numbers.every((number, place) => number === other.numbers[place]);

/** Compares semantic versions: a pre-release comes before its release. */
function compare(one: Version, other: Version): number {
  for (const place of [0, 1, 2] as const) {
    const difference = one.numbers[place] - other.numbers[place];
    if (difference !== 0) return difference;
  }
  if (one.pre.length === 0 || other.pre.length === 0) return other.pre.length - one.pre.length;
  return comparePre(one.pre, other.pre);
}

function comparePre(one: readonly string[], other: readonly string[]): number {
  for (let place = 0; place < Math.max(one.length, other.length); place += 1) {
    const [mine, theirs] = [one[place], other[place]];
    if (mine === undefined || theirs === undefined) return mine === undefined ? -1 : 1;
    const areNumbers = [mine, theirs].map(part => /^\d+$/.test(part));
    const order = comparePart(mine, theirs, areNumbers[0] === true, areNumbers[1] === true);
    if (order !== 0) return order;
  }
  return 0;
}

function comparePart(mine: string, theirs: string, isNumber: boolean, isOtherNumber: boolean): number {
  if (isNumber && isOtherNumber) return Number(mine) - Number(theirs);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  if (mine === theirs) return 0;
  return mine < theirs ? -1 : 1;
}
