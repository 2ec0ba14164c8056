import { runWithPromises } from './runWithPromises';

const SEEDS = 150;

describe('the real runner, on promises', () => {
  it('stores what was pressed once, and shows what is stored in both windows', async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { pressed, stored, shown } = await runWithPromises(seed);
      const own = stored.filter(text => text.startsWith('m'));
      expect({ seed, own: [...own].sort() }).toEqual({ seed, own: [...pressed].sort() });
      for (const screen of shown) expect({ seed, screen: [...screen].sort() }).toEqual({ seed, screen: [...stored].sort() });
    }
  }, 60_000);
});
