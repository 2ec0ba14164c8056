import type { Trouble } from './Trouble';

/** From a few seconds, as corrected by a time server, to an hour, as in a wrong zone. */
const LEAST_MS = 2_000;
const MOST_MS = 3_600_000;

/**
 * A user writes, the device's clock is set back, and they write again within the difference, before either message has
 * left the device.
 */
export const setClockBack: Trouble = {
  name: 'clock set back between two messages',
  weight: 16,
  strike({ profile, world: { time, dice } }, person, channelId) {
    if (!person.window.isUsable) return;
    const before = profile.clockError;
    profile.network.switch(false);
    person.open(channelId);
    person.send();
    time.in(dice.between(50, 300), () => {
      profile.clockError = before - dice.between(LEAST_MS, MOST_MS);
      if (person.window.isUsable) person.send();
    });
    time.in(dice.between(1_000, 8_000), () => {
      profile.clockError = before;
      profile.network.switch(true);
    });
  },
};
