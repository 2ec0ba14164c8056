import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { EngineState } from './EngineState';

export interface EngineGap {
  /** Everything up to here is known, in server order; what follows is not complete. */
  readonly after: TimeId;
  /** Fetching failed and is tried again after a pause. */
  readonly failing: boolean;
}

/**
 * Events that are missing between what is known and the live window. It lasts until they are there, whatever the
 * connection does.
 */
export function gapOf({ checkpoint, window, sync }: EngineState): EngineGap | undefined {
  if (checkpoint === undefined || window === undefined || !window.full || window.oldest <= checkpoint) return undefined;
  return { after: checkpoint, failing: sync.phase !== 'catchingUp' || sync.attempt > 0 };
}
