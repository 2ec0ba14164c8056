import { CHAT_GENERATIONS, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { SyncState } from '../reducer/EngineState';

/** From what needs no word to what is worst. */
const BADNESS: readonly SyncState['phase'][] = ['off', 'live', 'subscribing', 'catchingUp', 'stale', 'down'];

export interface SyncOfBoth {
  readonly sync: SyncState;
  readonly delayed: readonly ChatGeneration[];
}

/** The worse of the two states, late since the earlier of two moments, and which generations are late. */
export function mergeSync(states: Readonly<Record<ChatGeneration, SyncState>>): SyncOfBoth {
  const delayed = CHAT_GENERATIONS.filter(generation => isLate(states[generation]));
  const [a, b] = [states.v1, states.v2];
  const worse = BADNESS.indexOf(a.phase) > BADNESS.indexOf(b.phase) ? a : b;
  if (!isLate(worse)) return { sync: worse, delayed };
  const since = Math.min(...[a, b].filter(isLate).map(late => late.since));
  return { sync: { ...worse, since }, delayed };
}

const isLate = (state: SyncState): state is Extract<SyncState, { since: number }> => 'since' in state;
