import { DraftsInTurn } from '@/application/chat/core/DraftsInTurn';
import { FakeDraftVault } from '#test/support/fakes/FakeDraftVault';
import { ManualClock } from '#test/support/fakes/ManualClock';
import { slowDrafts } from '#test/support/builders/slowDrafts';
import { settled } from './runnerSetUp';

/** `delays`: how long each act on the vault takes, as parts of a second. */
function setUp(...delays: readonly number[]) {
  const disk = new FakeDraftVault();
  const clock = new ManualClock();
  const plan = [...delays];
  const told: boolean[] = [];
  const drafts = new DraftsInTurn(slowDrafts(disk, clock, { unit: () => plan.shift() ?? 0 }, 1_000), allKept => told.push(allKept));
  const pass = async (ms: number): Promise<void> => {
    for (let at = 0; at < ms; at += 50) {
      await settled();
      clock.advance(50);
    }
    await settled();
  };
  return { disk, drafts, told, pass };
}

describe('DraftsInTurn', () => {
  it('leaves the newest text of a chat although an older one takes longer', async () => {
    const { disk, drafts, pass } = setUp(0.9, 0.1);
    void drafts.keep('c-ana', 'Hel');
    await settled();
    void drafts.keep('c-ana', 'Hello');
    await pass(2_000);
    expect(disk.kept).toEqual(new Map([['c-ana', 'Hello']]));
  });

  it('does not bring back a draft that was sent', async () => {
    const { disk, drafts, pass } = setUp(0.9, 0);
    void drafts.keep('c-ana', 'Hello');
    await settled();
    void drafts.keep('c-ana', '');
    await pass(2_000);
    expect(disk.kept.size).toBe(0);
  });

  it('does not let one patient wait for another', async () => {
    const { disk, drafts, pass } = setUp(0.9, 0);
    void drafts.keep('c-ana', 'slow');
    void drafts.keep('c-ben', 'quick');
    await pass(100);
    expect(disk.kept).toEqual(new Map([['c-ben', 'quick']]));
  });

  it('is at rest once everything is kept', async () => {
    const { disk, drafts, pass } = setUp(0.5);
    void drafts.keep('c-ana', 'Hello');
    const rest = drafts.atRest().then(() => disk.kept.get('c-ana'));
    await pass(1_000);
    expect(await rest).toBe('Hello');
  });

  it('says whether all of them are kept', async () => {
    const { disk, drafts, told, pass } = setUp();
    disk.isBroken = true;
    void drafts.keep('c-ana', 'A');
    void drafts.keep('c-ben', 'B');
    await pass(100);
    disk.isBroken = false;
    void drafts.keep('c-ana', 'A');
    await pass(100);
    void drafts.keep('c-ben', 'B');
    await pass(100);
    expect(told).toEqual([false, false, false, true]);
  });
});
