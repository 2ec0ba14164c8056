import { FormDrafts } from '@/application/patients/drafts/FormDrafts';
import { SaveDraftsOnLeave } from '@/application/patients/drafts/SaveDraftsOnLeave';
import { FakeFormDraftVault } from '#test/support/fakes/patients/FakeFormDraftVault';
import { FakeSessionEvents } from '#test/support/fakes/session/FakeSessionEvents';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const ann = { uid: 'u-ann', email: 'ann@example.org' };

function setUp() {
  const [vault, events] = [new FakeFormDraftVault(), new FakeSessionEvents()];
  const drafts = new FormDrafts(vault, new ManualClock());
  const keptWhenClosed: string[] = [];
  const stop = new SaveDraftsOnLeave(drafts, events, () => void keptWhenClosed.push(...vault.kept.values())).execute();
  return { vault, events, drafts, keptWhenClosed, stop };
}

const settled = () => new Promise(resolve => setTimeout(resolve, 0));

describe('SaveDraftsOnLeave', () => {
  it('keeps what was typed last before the vault is closed, and leaves nothing of it on the page', async () => {
    const { vault, events, drafts, keptWhenClosed } = setUp();
    drafts.execute('p-ana', 'Slept');
    events.announce({ kind: 'signedOut', user: ann });
    await settled();
    expect(keptWhenClosed).toEqual(['Slept']);
    vault.kept.clear();
    expect(await drafts.draftOf('p-ana')).toBe('');
  });

  it('leaves everything while the same person goes on', async () => {
    const { events, drafts, keptWhenClosed } = setUp();
    drafts.execute('p-ana', 'Slept');
    events.announce({ kind: 'renewed', user: ann });
    await settled();
    expect([await drafts.draftOf('p-ana'), keptWhenClosed]).toEqual(['Slept', []]);
  });

  it('does nothing once it is stopped', async () => {
    const { events, drafts, vault, stop } = setUp();
    stop();
    drafts.execute('p-ana', 'Slept');
    events.announce({ kind: 'signedOut', user: ann });
    await settled();
    expect(vault.kept.size).toBe(0);
  });
});
