import type { EngineGap } from '../../protocol/EngineUpdate';
import type { EngineState } from './EngineState';

/**
 * Events that are missing between what is known and the live window. It lasts until they are there, whatever the
 * connection does.
 */
export function gapOf({ checkpoint, window, sync }: EngineState): EngineGap | undefined {
  if (checkpoint === undefined || window === undefined || !window.full || window.oldest <= checkpoint) return undefined;
  return { after: checkpoint, failing: sync.phase !== 'catchingUp' || sync.attempt > 0 };
}
