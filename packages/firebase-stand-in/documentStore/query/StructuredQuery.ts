import type { StoreValue } from '../values/StoreValue';

/** google.firestore.v1.StructuredQuery in JSON, in the form that the client SDK writes. */
export interface StructuredQuery {
  readonly from?: readonly CollectionSelector[];
  readonly where?: QueryFilter;
  readonly orderBy?: readonly QueryOrder[];
  readonly startAt?: QueryCursor;
  readonly endAt?: QueryCursor;
  readonly offset?: number;
  readonly limit?: number | { readonly value: number } | null;
}

export interface CollectionSelector {
  readonly collectionId?: string;
  /** True for a collection group: every collection of that id below the parent. */
  readonly allDescendants?: boolean;
}

export interface FieldReference {
  readonly fieldPath: string;
}

export interface QueryOrder {
  readonly field: FieldReference;
  readonly direction?: 'ASCENDING' | 'DESCENDING' | 'DIRECTION_UNSPECIFIED';
}

export interface QueryCursor {
  readonly values?: readonly StoreValue[];
  /** True: the position just before the values, false: just after them. */
  readonly before?: boolean;
}

export const fieldOperators = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'IN',
  'NOT_IN',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
] as const;
export type FieldOperator = (typeof fieldOperators)[number];

export const unaryOperators = ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'] as const;
export type UnaryOperator = (typeof unaryOperators)[number];

export interface FieldFilter {
  readonly field: FieldReference;
  readonly op: FieldOperator;
  readonly value: StoreValue;
}

export interface UnaryFilter {
  readonly field: FieldReference;
  readonly op: UnaryOperator;
}

export interface CompositeFilter {
  readonly op: 'AND' | 'OR';
  readonly filters?: readonly QueryFilter[];
}

export type QueryFilter =
  | { readonly fieldFilter: FieldFilter }
  | { readonly unaryFilter: UnaryFilter }
  | { readonly compositeFilter: CompositeFilter };

/** The limit in either of the two spellings that clients use. */
export function limitOf(query: StructuredQuery): number | undefined {
  const { limit } = query;
  return typeof limit === 'object' ? limit?.value : limit;
}
