import { StoreError } from '../StoreError';
import type { StoredDocument } from '../StoredDocument';
import { isNumeric, toDouble, toNumber, type NumericValue } from '../values/numbers';
import type { StoreValue, ValueFields } from '../values/StoreValue';
import { documentField } from './documentField';
import type { FieldReference } from './StructuredQuery';

/** google.firestore.v1.StructuredAggregationQuery.Aggregation in JSON: exactly one of count, sum and avg. */
export interface Aggregation {
  readonly alias?: string;
  readonly count?: { readonly upTo?: string | number | { readonly value: string | number } };
  readonly sum?: { readonly field: FieldReference };
  readonly avg?: { readonly field: FieldReference };
}

/** Aggregations in one query, as the real service limits them. */
const mostAggregations = 5;

/** The results by alias (`field_1`, `field_2`… where none is given). Values other than numbers are left out. */
export function aggregate(documents: readonly StoredDocument[], aggregations: readonly Aggregation[]): ValueFields {
  if (aggregations.length > mostAggregations) {
    throw new StoreError(
      'INVALID_ARGUMENT',
      `The maximum number of aggregations allowed in an aggregation query is ${mostAggregations}.`,
    );
  }
  return Object.fromEntries(
    aggregations.map((wanted, index) => [wanted.alias ?? `field_${index + 1}`, aggregateOne(documents, wanted)]),
  );
}

function aggregateOne(documents: readonly StoredDocument[], { count, sum, avg }: Aggregation): StoreValue {
  if (sum) return sumOf(numbersAt(documents, sum.field.fieldPath));
  if (avg) return averageOf(numbersAt(documents, avg.field.fieldPath));
  const upTo = typeof count?.upTo === 'object' ? count.upTo.value : count?.upTo;
  return { integerValue: String(upTo === undefined ? documents.length : Math.min(Number(upTo), documents.length)) };
}

function numbersAt(documents: readonly StoredDocument[], path: string): NumericValue[] {
  return documents.map(document => documentField(document, path)).filter(isNumeric);
}

/** An integer as long as every part is one and the total is exact; else a double. */
function sumOf(values: readonly NumericValue[]): StoreValue {
  const total = values.reduce((sum, value) => sum + toNumber(value), 0);
  const exact = values.every(value => 'integerValue' in value) && Number.isSafeInteger(total);
  return exact ? { integerValue: String(total) } : toDouble(total);
}

function averageOf(values: readonly NumericValue[]): StoreValue {
  const total = values.reduce((sum, value) => sum + toNumber(value), 0);
  return values.length === 0 ? { nullValue: null } : toDouble(total / values.length);
}
