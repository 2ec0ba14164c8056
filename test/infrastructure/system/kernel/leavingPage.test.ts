import { FormDrafts } from '@/application/drafts/FormDrafts';
import { onPageHide } from '@/infrastructure/system/kernel/onPageHide';
import { warnBeforeLeaving } from '@/infrastructure/system/kernel/warnBeforeLeaving';
import { formKey } from '#test/support/builders/drafts/draftKeys';
import { eventually } from '#test/support/eventually';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

describe('onPageLeaving', () => {
  function setUp() {
    const page = {
      window: new EventTarget(),
      document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    };
    const vault = new FakeDraftVault();
    const drafts = new FormDrafts(vault, new ManualClock());
    const stop = onPageHide(page, () => void drafts.flush());
    return { page, vault, drafts, stop };
  }

  it.each(['beforeunload', 'pagehide'])('saves what was typed last when the page closes: %s', async event => {
    const { page, vault, drafts } = setUp();
    drafts.execute(formKey('p-ana'), 'typed a moment ago');
    page.window.dispatchEvent(new Event(event));
    await eventually(() => expect(vault.kept.get('p-ana')).toBe('typed a moment ago'));
  });

  it('also saves it when the page is hidden, but not when it is shown', async () => {
    const { page, vault, drafts } = setUp();
    drafts.execute(formKey('p-ana'), 'typed a moment ago');
    page.document.dispatchEvent(new Event('visibilitychange'));
    await new Promise(resolve => setImmediate(resolve));
    expect(vault.kept.size).toBe(0);
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(vault.kept.size).toBe(1));
  });

  it('does nothing once it is stopped', async () => {
    const { page, vault, drafts, stop } = setUp();
    stop();
    drafts.execute(formKey('p-ana'), 'typed a moment ago');
    page.window.dispatchEvent(new Event('pagehide'));
    await new Promise(resolve => setImmediate(resolve));
    expect(vault.kept.size).toBe(0);
  });
});

describe('warnBeforeLeaving', () => {
  const leave = (page: EventTarget): boolean => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('warns only while something would be lost, and not once it is stopped', () => {
    const page = new EventTarget();
    let hasUnsaved = false;
    const stop = warnBeforeLeaving(page, () => hasUnsaved);
    expect(leave(page)).toBe(true);
    hasUnsaved = true;
    expect(leave(page)).toBe(false);
    stop();
    expect(leave(page)).toBe(true);
  });
});
