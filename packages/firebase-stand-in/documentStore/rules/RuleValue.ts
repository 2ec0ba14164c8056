/** A value inside a rule. Times, bytes, references and points are opaque: they can be compared for equality alone. */
export type RuleValue =
  | null
  | boolean
  | number
  | string
  | readonly RuleValue[]
  | RuleMap
  | OpaqueValue
  | KnownItems
  | RuleTime;

export interface RuleMap {
  readonly entries: ReadonlyMap<string, RuleValue>;
  /** False when only some entries are known: asking for another is then an error, never "absent". */
  readonly complete: boolean;
}

export interface OpaqueValue {
  readonly opaque: string;
}

/** The moment of the request. */
export interface RuleTime {
  /** Milliseconds since 1970. */
  readonly millis: number;
}

/** A list of which only some members are known, e.g. by an array-contains filter. */
export interface KnownItems {
  readonly known: readonly RuleValue[];
}

export function isRuleMap(value: RuleValue): value is RuleMap {
  return typeof value === 'object' && value !== null && 'entries' in value && 'complete' in value;
}

export function isRuleList(value: RuleValue): value is readonly RuleValue[] {
  return Array.isArray(value);
}

export function isKnownItems(value: RuleValue): value is KnownItems {
  return typeof value === 'object' && value !== null && 'known' in value;
}

export function isRuleTime(value: RuleValue): value is RuleTime {
  return typeof value === 'object' && value !== null && 'millis' in value;
}

export function ruleMap(entries: Readonly<Record<string, RuleValue | undefined>>, complete = true): RuleMap {
  const present = Object.entries(entries).filter((entry): entry is [string, RuleValue] => entry[1] !== undefined);
  return { entries: new Map(present), complete };
}
