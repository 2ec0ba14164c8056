import type { EngineGap } from '../../protocol/EngineUpdate';
import type { EngineState } from './EngineState';

/**
 * Returns the gap between known events and the live window. It stays until the events are loaded, whatever the
 * connection does.
 */
export function feedGap({ checkpoint, window, sync }: EngineState): EngineGap | undefined {
  if (checkpoint === undefined || window === undefined || !window.full || window.oldest <= checkpoint) return undefined;
  return { after: checkpoint, failing: sync.phase !== 'catchingUp' || sync.attempt > 0 };
}
