import { isDeepStrictEqual } from 'node:util';

import { checkDocumentName } from '../paths/documentName';
import { parseFieldPath, readField, withField } from '../paths/fieldPath';
import type { StoredDocument } from '../StoredDocument';
import { canonicalFields } from '../values/canonicalValue';
import type { StoreValue, ValueFields } from '../values/StoreValue';
import { applyTransform } from './applyTransform';
import { checkDocument } from './checkDocument';
import { checkPrecondition } from './checkPrecondition';
import { writtenName, type DocumentWrite, type WriteResult } from './DocumentWrite';

/** One write with its effect on its document; undefined stands for "no such document". */
export interface StagedWrite {
  readonly name: string;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
  /** True when an earlier write of the same commit set or deleted the document. */
  readonly touchedBefore: boolean;
  /** The precondition of the write; checked against `before` after the rules. */
  readonly write: DocumentWrite;
  /** True when nothing is written and only the precondition is checked. */
  readonly verifiesOnly: boolean;
  readonly result: WriteResult;
}

/**
 * Works out the writes of one commit in order, each seeing those before it, without changing the store or asking for
 * preconditions.
 */
export function stageWrites(
  present: (name: string) => StoredDocument | undefined,
  writes: readonly DocumentWrite[],
  commitTime: string,
): readonly StagedWrite[] {
  const staged = new Map<string, StoredDocument | undefined>();
  return writes.map(write => {
    const name = writtenName(write);
    checkDocumentName(name);
    const before = staged.has(name) ? staged.get(name) : present(name);
    const one = { ...stageOne(write, name, before, commitTime), touchedBefore: staged.has(name), write };
    if (!one.verifiesOnly) staged.set(name, one.after);
    return one;
  });
}

/**
 * Refuses the commit if a precondition is not met; after the rules, because the refusal reveals which documents exist.
 */
export function checkPreconditions(staged: readonly StagedWrite[]): void {
  for (const { write, before, touchedBefore } of staged) checkPrecondition(write, before, touchedBefore);
}

type StagedAlone = Omit<StagedWrite, 'touchedBefore' | 'write'>;

function stageOne(
  write: DocumentWrite,
  name: string,
  before: StoredDocument | undefined,
  commitTime: string,
): StagedAlone {
  if (write.verify !== undefined) return { name, before, after: before, verifiesOnly: true, result: {} };
  if (write.delete !== undefined) return { name, before, after: undefined, verifiesOnly: false, result: {} };
  const { fields, transformResults } = transformed(write, writtenFields(write, before), commitTime);
  checkDocument(name, fields);
  const unchanged = before !== undefined && isDeepStrictEqual(before.fields, fields);
  const after = unchanged
    ? before
    : { name, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime };
  const result = { updateTime: after.updateTime, ...(transformResults.length > 0 && { transformResults }) };
  return { name, before, after, verifiesOnly: false, result };
}

function writtenFields(write: DocumentWrite, before: StoredDocument | undefined): ValueFields {
  if (!write.update) return before?.fields ?? {};
  const incoming = canonicalFields(write.update.fields ?? {});
  if (!write.updateMask) return incoming;
  const paths = (write.updateMask.fieldPaths ?? []).map(parseFieldPath);
  return paths.reduce((fields, path) => withField(fields, path, readField(incoming, path)), before?.fields ?? {});
}

function transformed(
  write: DocumentWrite,
  from: ValueFields,
  commitTime: string,
): { fields: ValueFields; transformResults: readonly StoreValue[] } {
  const transformResults: StoreValue[] = [];
  let fields = from;
  for (const transform of write.updateTransforms ?? write.transform?.fieldTransforms ?? []) {
    const path = parseFieldPath(transform.fieldPath);
    const { value, result } = applyTransform(transform, readField(fields, path), commitTime);
    fields = withField(fields, path, value);
    transformResults.push(result);
  }
  return { fields, transformResults };
}
