import { StoreError } from './StoreError';

/** A refusal stays itself; a bug becomes INTERNAL, so that one client's odd request never ends the server. */
export function toStoreError(failure: unknown): StoreError {
  if (failure instanceof StoreError) return failure;
  const text = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
  process.emitWarning(`document store: ${text}`);
  return new StoreError('INTERNAL', failure instanceof Error ? failure.message : String(failure));
}
