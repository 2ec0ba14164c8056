/**
 * A field's value in proto3 JSON, as Firestore's REST and WebChannel interfaces carry it. 64-bit integers are strings.
 */
export type StoreValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | SpecialDouble }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude?: number; readonly longitude?: number } }
  | { readonly arrayValue: { readonly values?: readonly StoreValue[] } }
  | { readonly mapValue: { readonly fields?: ValueFields } };

/** Doubles that JSON numbers cannot carry. */
export type SpecialDouble = 'NaN' | 'Infinity' | '-Infinity' | '-0';

export type ValueFields = { readonly [field: string]: StoreValue };

export function itemsOf(value: StoreValue | undefined): readonly StoreValue[] | undefined {
  return value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : undefined;
}

export function entriesOf(value: StoreValue | undefined): ValueFields | undefined {
  return value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined;
}
