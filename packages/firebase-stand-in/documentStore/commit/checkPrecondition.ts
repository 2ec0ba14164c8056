import { StoreError } from '../StoreError';
import type { StoredDocument } from '../StoredDocument';
import { normaliseTimestamp } from '../values/timestamps';
import { writtenName, type DocumentWrite } from './DocumentWrite';

/**
 * Refuses a write whose precondition is not met. @param present the document as the earlier writes of the same commit
 * left it @param removedHere whether one of those writes deleted it
 */
export function checkPrecondition(
  write: DocumentWrite,
  present: StoredDocument | undefined,
  removedHere: boolean,
): void {
  const { exists, updateTime } = write.currentDocument ?? {};
  const name = writtenName(write);
  if (exists === true && !present) {
    if (removedHere)
      throw new StoreError('INVALID_ARGUMENT', 'Cannot delete then update an entity in the same request.');
    throw new StoreError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (exists === false && present) throw new StoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if (
    updateTime !== undefined &&
    (!present || normaliseTimestamp(updateTime) !== normaliseTimestamp(present.updateTime))
  ) {
    const stored = present?.updateTime ?? 'none';
    throw new StoreError(
      'FAILED_PRECONDITION',
      `the stored version (${stored}) does not match the required base version (${updateTime})`,
    );
  }
}
