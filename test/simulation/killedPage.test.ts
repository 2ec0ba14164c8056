import 'fake-indexeddb/auto';
import { Dice } from './Dice';
import { KilledPage, ticks } from './KilledPage';

const SEEDS = 200;
const CHANNELS = ['c-a', 'c-b'] as const;

/** One story: texts are typed and sent, the page dies after the last Enter. */
async function run(seed: number): Promise<string[]> {
  const dice = new Dice(seed);
  const page = new KilledPage(`device-${String(seed)}`, dice);
  await page.open();
  const sent: { readonly channelId: string; readonly text: string }[] = [];
  const rounds = dice.between(1, 3);
  for (let round = 0; round < rounds; round += 1) {
    const channelId = dice.pick(CHANNELS) ?? 'c-a';
    // No text begins as another does.
    const text = `${String(round)}. text of ${String(seed)}`;
    await page.type(channelId, text);
    await page.draftIsKept(channelId, text);
    if (dice.chance(0.3)) page.lookAgain();
    page.send(channelId);
    sent.push({ channelId, text });
    await ticks(dice.between(0, 6));
  }
  await ticks(dice.between(0, 12));
  const { messages, drafts } = await page.kill();
  await page.rest();
  return sent.flatMap(({ channelId, text }) => {
    const draft = drafts.get(channelId) ?? '';
    const isMessage = messages.includes(text);
    const isDraft = draft !== '' && text.startsWith(draft);
    if (isMessage !== isDraft) return [];
    return [`seed ${String(seed)}: ${JSON.stringify(text)} is ${isMessage ? 'a message and a draft' : 'nowhere'}`];
  });
}

describe('a page that is killed around Enter', () => {
  it('leaves every text once: as a message that is kept, or in the composer', async () => {
    const found: string[] = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) found.push(...(await run(seed)));
    expect(found).toEqual([]);
  }, 120_000);
});
