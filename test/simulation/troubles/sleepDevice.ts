import type { Trouble } from './Trouble';

const HOUR_MS = 3_600_000;

/**
 * The laptop is closed for seconds to hours: every window stops, the network is gone, and the rest of the world
 * continues.
 */
export const sleepDevice: Trouble = {
  name: 'sleep',
  weight: 14,
  strike(stage) {
    const { world, profile, backend, people } = stage;
    const { time, dice } = world;
    const duration = dice.chance(0.5) ? dice.between(5_000, 120_000) : dice.between(120_000, 5 * HOUR_MS);
    const sleepers = people.map(({ window }) => window);
    for (const { slumber } of sleepers) slumber.fallAsleep();
    profile.network.switch(false);
    stage.rest(duration);
    for (const channelId of stage.channels) {
      if (dice.chance(0.4))
        time.in(dice.between(1, duration), () =>
          stage.patientWrites(channelId, dice.between(1, Math.ceil(backend.pageSize * 1.5))),
        );
    }
    if (duration > HOUR_MS || dice.chance(0.1)) time.in(duration - 1, () => backend.endSessions('ann'));
    time.in(duration, () => {
      for (const { slumber } of sleepers) slumber.wake();
    });
    time.in(duration + dice.between(0, 4_000), () => profile.network.switch(true));
  },
};
