import 'fake-indexeddb/auto';
import { Dice } from './Dice';
import { CrashedPage, ticks } from './CrashedPage';

const SEEDS = 200;
const CHANNELS = ['c-a', 'c-b'] as const;

/** One story: the page crashes while the user types, or at Enter, before anything is known to be saved. */
async function runTyping(seed: number): Promise<string[]> {
  const dice = new Dice(seed);
  const page = new CrashedPage(`typing-${String(seed)}`, dice);
  await page.open();
  const channelId = dice.pick(CHANNELS) ?? 'c-a';
  const text = `text of ${String(seed)}, typed by somebody in a hurry`;
  const typed = text.slice(0, dice.between(1, text.length));
  const isSent = dice.chance(0.4);
  await page.type(channelId, typed);
  if (isSent) page.send(channelId);
  await ticks(dice.between(0, 12));
  const rests = !isSent && dice.chance(0.3);
  if (rests) await page.rests(channelId, typed);
  const { messages, drafts } = await page.kill();
  await page.rest();
  const draft = drafts.get(channelId) ?? '';
  const received = `seed ${String(seed)}: of ${JSON.stringify(typed)}`;
  if (drafts.size > (drafts.has(channelId) ? 1 : 0)) return [`${received} something is in another chat`];
  if (!typed.startsWith(draft)) return [`${received} the composer holds ${JSON.stringify(draft)}`];
  if (messages.some(message => message !== typed) || messages.length > (isSent ? 1 : 0))
    return [`${received} ${JSON.stringify(messages)} are messages`];
  if (messages.length > 0 && draft !== '') return [`${received} a message and a draft are left`];
  return rests && draft !== typed ? [`${received} only ${JSON.stringify(draft)} is left after a rest`] : [];
}

/** One story: texts are typed and sent, and the page dies after the last Enter. */
async function run(seed: number): Promise<string[]> {
  const dice = new Dice(seed);
  const page = new CrashedPage(`device-${String(seed)}`, dice);
  await page.open();
  const sent: { readonly channelId: string; readonly text: string }[] = [];
  const rounds = dice.between(1, 3);
  for (let round = 0; round < rounds; round += 1) {
    const channelId = dice.pick(CHANNELS) ?? 'c-a';
    // No text is the prefix of another.
    const text = `${String(round)}. text of ${String(seed)}`;
    await page.type(channelId, text);
    await page.draftIsKept(channelId, text);
    if (dice.chance(0.3)) page.checkAgainNotice();
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

describe('a page that crashes before anything was reported as saved', () => {
  it('leaves a prefix of the typed text once in its chat, and all of it after a pause', async () => {
    const found: string[] = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) found.push(...(await runTyping(seed)));
    expect(found).toEqual([]);
  }, 120_000);
});

describe('a page that crashes around Enter', () => {
  it('leaves every text once, as a saved message or in the composer', async () => {
    const found: string[] = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) found.push(...(await run(seed)));
    expect(found).toEqual([]);
  }, 120_000);
});
