import type { EngineEvent } from '@/application/chat/engine/reducer/EngineEvent';
import type { Generation } from './carries';

/** An event in one line of a trace. Long lists are shown by their length. */
export function describeEvent(generation: Generation, event: EngineEvent): string {
  const text = JSON.stringify(event, (key, value: unknown) => {
    if (typeof value === 'bigint') return value.toString();
    return Array.isArray(value) && value.length > 3 ? `${String(value.length)} of ${key}` : value;
  });
  return generation === 'all' ? text : `${generation} ${text}`;
}
