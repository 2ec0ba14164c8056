import { StoreError } from '../StoreError';
import { itemsOf, type StoreValue, type ValueFields } from '../values/StoreValue';

/** Bytes of one document, and of one text or of bytes in it, as the real service limits them. */
export const LARGEST_DOCUMENT = 1_048_576;
export const LARGEST_VALUE = 1_048_487;

/** Refuses a document that Google would not store. */
export function checkDocument(name: string, fields: ValueFields): void {
  for (const [field, value] of Object.entries(fields)) checkValue(field, value);
  const size = sizeOfName(name) + sizeOfFields(fields) + 32;
  if (size <= LARGEST_DOCUMENT) return;
  const most = LARGEST_DOCUMENT.toLocaleString('en-GB');
  refuse(
    `Document '${name}' cannot be written because its size (${size.toLocaleString('en-GB')} bytes) exceeds the ` +
      `maximum allowed size of ${most} bytes.`,
  );
}

function checkValue(field: string, value: StoreValue): void {
  if (sizeOfContent(value) > LARGEST_VALUE)
    refuse(`The value of property "${field}" is longer than ${LARGEST_VALUE} bytes.`);
  for (const item of itemsOf(value) ?? []) {
    if ('arrayValue' in item) refuse('Cannot convert an array value in an array value.');
    checkValue(field, item);
  }
  if ('mapValue' in value)
    for (const [inner, part] of Object.entries(value.mapValue.fields ?? {})) checkValue(`${field}.${inner}`, part);
}

/** Bytes of a text or of bytes; 0 for other values. */
function sizeOfContent(value: StoreValue): number {
  if ('stringValue' in value) return Buffer.byteLength(value.stringValue);
  return 'bytesValue' in value ? Buffer.byteLength(value.bytesValue, 'base64') : 0;
}

function sizeOfFields(fields: ValueFields): number {
  return Object.entries(fields).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + 1 + sizeOfValue(value),
    0,
  );
}

function sizeOfValue(value: StoreValue): number {
  if ('stringValue' in value) return sizeOfContent(value) + 1;
  if ('bytesValue' in value) return sizeOfContent(value);
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('geoPointValue' in value) return 16;
  if ('referenceValue' in value) return sizeOfName(value.referenceValue);
  if ('mapValue' in value) return sizeOfFields(value.mapValue.fields ?? {});
  const items = itemsOf(value);
  return items === undefined ? 8 : items.reduce((sum, item) => sum + sizeOfValue(item), 0);
}

/** Of the path below the root, as the documentation counts it. */
function sizeOfName(name: string): number {
  return name
    .split('/')
    .slice(5)
    .reduce((sum, id) => sum + Buffer.byteLength(id) + 1, 16);
}

function refuse(message: string): never {
  throw new StoreError('INVALID_ARGUMENT', message);
}
