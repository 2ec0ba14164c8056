import type { StoreValue, ValueFields } from '../values/StoreValue';

/** google.firestore.v1.Write in JSON: exactly one of update, delete, verify and transform. */
export interface DocumentWrite {
  readonly update?: { readonly name: string; readonly fields?: ValueFields };
  readonly delete?: string;
  /** Asserts the precondition and writes nothing; transactions use it for documents they only read. */
  readonly verify?: string;
  readonly transform?: { readonly document: string; readonly fieldTransforms?: readonly FieldTransform[] };
  /** Only these fields are written; one that is missing in `update` is removed. */
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly FieldTransform[];
  readonly currentDocument?: { readonly exists?: boolean; readonly updateTime?: string };
}

/** Exactly one of the operations besides the path. */
export interface FieldTransform {
  readonly fieldPath: string;
  readonly setToServerValue?: 'REQUEST_TIME';
  readonly increment?: StoreValue;
  readonly maximum?: StoreValue;
  readonly minimum?: StoreValue;
  readonly appendMissingElements?: { readonly values?: readonly StoreValue[] };
  readonly removeAllFromArray?: { readonly values?: readonly StoreValue[] };
}

export interface WriteResult {
  readonly updateTime?: string;
  readonly transformResults?: readonly StoreValue[];
}

export interface CommitResult {
  readonly writeResults: readonly WriteResult[];
  readonly commitTime: string;
}

export function writtenName(write: DocumentWrite): string {
  return write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document ?? '';
}
