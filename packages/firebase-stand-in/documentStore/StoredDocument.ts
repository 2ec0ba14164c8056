import type { ValueFields } from './values/StoreValue';

/** One document as the store keeps and sends it. Never changed in place. */
export interface StoredDocument {
  /** projects/{p}/databases/{d}/documents/{collection}/{id}… */
  readonly name: string;
  readonly fields: ValueFields;
  /** RFC 3339 with microseconds. */
  readonly createTime: string;
  readonly updateTime: string;
}
