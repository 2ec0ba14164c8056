import type { Trouble } from './Trouble';

/**
 * The full storage does not save a message. The message is edited, the storage has room again for the edit, and then
 * the window dies.
 */
export const loseFirstDraft: Trouble = {
  name: 'edit that outlives its message',
  weight: 12,
  strike(stage, person, channelId) {
    const { profile, world } = stage;
    const { time, dice } = world;
    const uid = person.window.uid ?? 'ann';
    if (!person.window.isUsable) return;
    profile.network.switch(false);
    profile.vault.isFull = true;
    person.open(channelId);
    person.send();
    time.in(dice.between(50, 300), () => {
      profile.vault.isFull = false;
      if (person.window.isUsable) person.correct();
    });
    time.in(dice.between(400, 1_500), () => {
      if (!person.window.isAlive) return;
      stage.lose(person);
      time.in(dice.between(200, 3_000), () => stage.openPage(uid));
    });
    time.in(dice.between(1_000, 8_000), () => profile.network.switch(true));
  },
};
