import type { Trouble } from './Trouble';

/**
 * A new version is served while users work. A reloaded page finds an engine that does not fit and refuses it, and the
 * next reload continues.
 */
export const changeVersion: Trouble = {
  name: 'version change',
  weight: 20,
  strike(stage, person) {
    const { time, dice } = stage.world;
    const uid = person.window.uid ?? 'ann';
    stage.lose(person);
    time.in(dice.between(300, 2_000), () => stage.openPage(uid, dice.pick(['0.106.0', '0.104.9', '1.105.0', ''])));
    time.in(dice.between(3_000, 20_000), () => stage.openPage(uid));
  },
};
