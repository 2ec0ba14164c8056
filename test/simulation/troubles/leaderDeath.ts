import type { Trouble } from './Trouble';

/** The leader of two windows dies, preferably with a pending call. */
export const leaderDeath: Trouble = {
  name: 'death of the leader',
  weight: 25,
  strike(stage) {
    const leader = stage.people.find(({ window }) => window.engines.some(({ state }) => state.leader));
    if (leader === undefined || stage.people.length < 2) return;
    stage.world.time.in(stage.world.dice.between(0, 400), () => {
      if (leader.window.isAlive) stage.lose(leader);
    });
  },
};
