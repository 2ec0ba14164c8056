import { KeepNoteDraft, type DraftKept } from '@/application/patients/KeepNoteDraft';
import { FakeNoteDraftVault } from '#test/support/fakes/FakeNoteDraftVault';
import { ManualClock } from '#test/support/fakes/ManualClock';

function setUp() {
  const [vault, clock] = [new FakeNoteDraftVault(), new ManualClock()];
  return { vault, clock, drafts: new KeepNoteDraft(vault, clock) };
}

describe('KeepNoteDraft', () => {
  it('keeps what was typed at the latest 300 ms after the first letter, however fast somebody types', async () => {
    const { vault, clock, drafts } = setUp();
    drafts.execute('p-ana', 'H');
    clock.advance(200);
    drafts.execute('p-ana', 'Hello');
    clock.advance(100);
    await drafts.flush();
    expect(vault.kept.get('p-ana')).toBe('Hello');
  });

  it('says when it was kept, and when the device keeps nothing', async () => {
    const { vault, clock, drafts } = setUp();
    const told: DraftKept[] = [];
    drafts.execute('p-ana', 'a', kept => told.push(kept));
    await drafts.flush();
    vault.isBroken = true;
    drafts.execute('p-ana', 'ab', kept => told.push(kept));
    await drafts.flush();
    expect(told).toEqual([{ status: 'kept', at: clock.now() }, { status: 'notKept' }]);
  });

  it('never mixes up patients', async () => {
    const { vault, drafts } = setUp();
    drafts.execute('p-ana', 'for Ana');
    drafts.execute('p-max', 'for Max');
    await drafts.flush();
    expect([...vault.kept]).toEqual([['p-ana', 'for Ana'], ['p-max', 'for Max']]);
    expect(await drafts.draftOf('p-zoe')).toBe('');
  });

  it('knows the newest text before it is kept', async () => {
    const { drafts } = setUp();
    drafts.execute('p-ana', 'not kept yet');
    expect(await drafts.draftOf('p-ana')).toBe('not kept yet');
  });

  it('is not overtaken by an earlier write', async () => {
    const { vault, drafts } = setUp();
    drafts.execute('p-ana', 'early');
    const early = drafts.flush();
    drafts.execute('p-ana', '');
    await Promise.all([early, drafts.flush()]);
    expect(vault.kept.size).toBe(0);
  });

  it('forgets what became a note, and nothing that was typed since', async () => {
    const { vault, drafts } = setUp();
    drafts.execute('p-ana', 'saved');
    await drafts.settle('p-ana', 'saved');
    expect(vault.kept.size).toBe(0);
    drafts.execute('p-ana', 'saved and more');
    await drafts.settle('p-ana', 'saved');
    expect(await drafts.draftOf('p-ana')).toBe('saved and more');
  });

  it('writes nothing for the next person', async () => {
    const { vault, clock, drafts } = setUp();
    drafts.execute('p-ana', 'mine');
    drafts.drop();
    clock.advance(1_000);
    await drafts.flush();
    expect(vault.kept.size).toBe(0);
  });
});
