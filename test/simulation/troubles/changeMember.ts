import type { Trouble } from './Trouble';

/** The therapist is removed from a chat, or readmitted. */
export const changeMember: Trouble = {
  name: 'change of participants',
  weight: 20,
  strike({ backend, world: { dice } }, _person, channelId) {
    backend.setMember(channelId, 'ann', dice.chance(0.6));
  },
};
