import type { Trouble } from './Trouble';

/** Of two windows the one that sends dies, best with something on its way. */
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
