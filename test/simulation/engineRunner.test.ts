import { runWithPromises } from './runWithPromises';

const SEEDS = 150;

describe('the real runners of both generations, with promises', () => {
  it('store each sent message once, in its own chat, and show it in both windows', async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const chats = await runWithPromises(seed);
      expect(chats).toHaveLength(2);
      for (const [chat, { pressed, stored, shown }] of chats.entries()) {
        const own = stored.filter(text => text.startsWith('m'));
        expect({ seed, chat, own: [...own].sort() }).toEqual({ seed, chat, own: [...pressed].sort() });
        for (const screen of shown)
          expect({ seed, chat, screen: [...screen].sort() }).toEqual({ seed, chat, screen: [...stored].sort() });
      }
    }
  }, 60_000);
});
