import { FormDrafts } from '@/application/drafts/FormDrafts';
import { SaveDraftsOnLeave } from '@/application/drafts/SaveDraftsOnLeave';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { SessionEvents } from '@/application/session/SessionEvents';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { formKey } from '#test/support/builders/drafts/draftKeys';

const ann = { uid: 'u-ann', email: 'ann@example.org' };

function setUp() {
  const [vault, events] = [new FakeDraftVault(), new SessionEvents()];
  const drafts = new FormDrafts(vault, new ManualClock());
  const keptWhenClosed: string[] = [];
  const stop = new SaveDraftsOnLeave(drafts, events, () => void keptWhenClosed.push(...vault.kept.values())).execute();
  return { vault, events, drafts, keptWhenClosed, stop };
}

const settled = () => new Promise(resolve => setTimeout(resolve, 0));

describe('SaveDraftsOnLeave', () => {
  it('saves what was typed last before the vault closes, and clears it from the page', async () => {
    const { vault, events, drafts, keptWhenClosed } = setUp();
    drafts.execute(formKey('p-ana'), 'Slept');
    events.announce({ kind: 'signedOut', user: ann });
    await settled();
    expect(keptWhenClosed).toEqual(['Slept']);
    vault.kept.clear();
    expect(await drafts.draftOf(formKey('p-ana'))).toBe('');
  });

  it('changes nothing while the same user continues', async () => {
    const { events, drafts, keptWhenClosed } = setUp();
    drafts.execute(formKey('p-ana'), 'Slept');
    events.announce({ kind: 'renewed', user: ann });
    await settled();
    expect([await drafts.draftOf(formKey('p-ana')), keptWhenClosed]).toEqual(['Slept', []]);
  });

  it('does nothing once it is stopped', async () => {
    const { events, drafts, vault, stop } = setUp();
    stop();
    drafts.execute(formKey('p-ana'), 'Slept');
    events.announce({ kind: 'signedOut', user: ann });
    await settled();
    expect(vault.kept.size).toBe(0);
  });
});
