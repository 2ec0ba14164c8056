import type { Trouble } from './Trouble';

/** A window crashes. The user opens another one if none is left or they want it back. */
export const crashWindow: Trouble = {
  name: 'crash',
  weight: 40,
  strike(stage, person) {
    const { time, dice } = stage.world;
    const uid = person.window.uid ?? 'ann';
    stage.lose(person);
    if (stage.people.length > 0 && dice.chance(0.4)) return;
    time.in(dice.between(200, 3_000), () => stage.openPage(uid));
  },
};
