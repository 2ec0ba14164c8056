import { Room } from '#test/simulation/Room';
import { SimulatedBackend } from '#test/simulation/SimulatedBackend';

/**
 * Three chats: ann is in a, b and c, zoe in b and c, bob in a; each with its patient. `prefix` goes before the
 * channels' names.
 */
export function aBackend(now: () => number, prefix = ''): SimulatedBackend {
  const rooms = [
    new Room(`${prefix}c-a`, 'pat-a', new Set(['ann', 'bob', 'pat-a'])),
    new Room(`${prefix}c-b`, 'pat-b', new Set(['ann', 'zoe', 'pat-b'])),
    new Room(`${prefix}c-c`, 'pat-c', new Set(['ann', 'zoe', 'pat-c'])),
  ];
  return new SimulatedBackend(now, new Map(rooms.map(room => [room.channelId, room])));
}
