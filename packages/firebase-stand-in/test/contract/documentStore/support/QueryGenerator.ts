import {
  fieldOperators,
  unaryOperators,
  type FieldOperator,
  type QueryFilter,
  type StructuredQuery,
} from '../../../../documentStore/query/StructuredQuery';
import type { StoreValue, ValueFields } from '../../../../documentStore/values/StoreValue';

const listOperators: ReadonlySet<FieldOperator> = new Set<FieldOperator>(['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY']);
const doubles = [0.5, 1, -2.25, 3, 'NaN', 'Infinity', '-0'] as const;
const texts = ['a', 'b', 'ab', 'é', '😀', '', '\uffee'];

/** Documents and queries of every type and shape; the same seed produces the same ones. */
export class QueryGenerator {
  constructor(
    private seed: number,
    private readonly root: string,
  ) {}

  documents(collection: string, count: number): { name: string; fields: ValueFields }[] {
    return Array.from({ length: count }, (_, index) => ({
      name: `${this.root}/${collection}/${this.pick([`d${index}`, `D${index}`, `é${index}`, `__id${index + 1}__`])}`,
      fields: Object.fromEntries(['f', 'g', 'h'].filter(() => this.chance(3, 4)).map(field => [field, this.value(0)])),
    }));
  }

  query(collection: string): StructuredQuery {
    const [field, other] = [this.field(), this.field()];
    const ordered = this.chance(2, 3);
    const direction = this.pick(['ASCENDING', 'DESCENDING'] as const);
    const orderBy = [{ field: { fieldPath: this.chance(2, 3) ? field : other }, direction }];
    return {
      from: [{ collectionId: collection }],
      ...(this.chance(3, 4) && { where: this.where(field, other) }),
      ...(ordered && { orderBy }),
      ...(ordered && this.chance(1, 3) && { startAt: { values: [this.scalar()], before: this.chance(1, 2) } }),
      ...(ordered && this.chance(1, 4) && { endAt: { values: [this.scalar()], before: this.chance(1, 2) } }),
      ...(this.chance(1, 3) && { limit: 1 + this.below(10) }),
    };
  }

  private where(field: string, other: string): QueryFilter {
    if (this.chance(2, 3)) return this.filter(field);
    return {
      compositeFilter: { op: this.pick(['AND', 'OR'] as const), filters: [this.filter(field), this.filter(other)] },
    };
  }

  private filter(fieldPath: string): QueryFilter {
    if (this.chance(1, 8)) return { unaryFilter: { field: { fieldPath }, op: this.pick(unaryOperators) } };
    const op = this.pick(fieldOperators);
    const candidates = Array.from({ length: 1 + this.below(3) }, () => this.scalar());
    return {
      fieldFilter: {
        field: { fieldPath },
        op,
        value: listOperators.has(op) ? { arrayValue: { values: candidates } } : this.scalar(),
      },
    };
  }

  private field(): string {
    return this.pick(['f', 'g', 'h', 'f.p']);
  }

  /** Only unary filters match null and NaN. */
  private scalar(): StoreValue {
    for (;;) {
      const value = this.value(0);
      if (!('nullValue' in value) && !('doubleValue' in value && value.doubleValue === 'NaN')) return value;
    }
  }

  private value(depth: number): StoreValue {
    const kinds: readonly (() => StoreValue)[] = [
      () => ({ nullValue: null }),
      () => ({ booleanValue: this.chance(1, 2) }),
      () => ({ integerValue: String(this.below(7) - 3) }),
      () => ({ doubleValue: this.pick(doubles) }),
      () => ({
        timestampValue: `2024-01-0${1 + this.below(3)}T00:00:0${this.below(2)}${this.pick(['', '.5', '.123456'])}Z`,
      }),
      () => ({ stringValue: this.pick(texts) }),
      () => ({ bytesValue: this.pick(['AQI=', 'AQ==', 'AgE=']) }),
      () => ({ referenceValue: `${this.root}/x/${this.pick(['a', 'b', '__id7__', '__id12__'])}` }),
      () => ({ geoPointValue: { latitude: this.below(3), longitude: this.below(3) } }),
      () => ({ arrayValue: { values: this.some(() => this.itemOf(depth)) } }),
      () => ({
        mapValue: {
          fields: Object.fromEntries(this.some(() => [this.pick(['p', 'q', 'r']), this.value(depth + 1)] as const)),
        },
      }),
    ];
    return this.pick(depth > 1 ? kinds.slice(0, -2) : kinds)();
  }

  /** Lists do not contain lists. */
  private itemOf(depth: number): StoreValue {
    for (;;) {
      const value = this.value(depth + 1);
      if (!('arrayValue' in value)) return value;
    }
  }

  private some<T>(make: () => T): T[] {
    return Array.from({ length: this.below(3) }, make);
  }

  private chance(part: number, whole: number): boolean {
    return this.below(whole) < part;
  }

  private pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)] as T;
  }

  /** A whole number below the limit (mulberry32). */
  private below(limit: number): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }
}
