import type { Trouble } from './Trouble';

/** Somebody takes the therapist out of a chat, or brings them back. */
export const changeMember: Trouble = {
  name: 'change of participants',
  weight: 20,
  strike({ backend, world: { dice } }, _person, channelId) {
    backend.setMember(channelId, 'ann', dice.chance(0.6));
  },
};
