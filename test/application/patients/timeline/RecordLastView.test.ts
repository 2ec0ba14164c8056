import { RecordLastView } from '@/application/patients/timeline/RecordLastView';
import { FakeLastViewedVault } from '#test/support/fakes/patients/FakeLastViewedVault';

describe('RecordLastView', () => {
  it('returns the last visit, and that there was none', async () => {
    const vault = new FakeLastViewedVault();
    const look = new RecordLastView(vault);
    expect(await look.execute('p-ana')).toBeNull();
    expect(await look.leave('p-ana', 500)).toBe(true);
    expect(await look.execute('p-ana')).toBe(500);
  });

  it('never goes back', async () => {
    const vault = new FakeLastViewedVault();
    const look = new RecordLastView(vault);
    await look.leave('p-ana', 500);
    expect(await look.leave('p-ana', 400)).toBe(true);
    expect(vault.kept.get('p-ana')).toBe(500);
  });

  it('does not report a failure as "never"', async () => {
    const vault = new FakeLastViewedVault();
    vault.reachable = false;
    expect(await new RecordLastView(vault).execute('p-ana')).toBe('couldNotCheck');
    expect(await new RecordLastView(vault).leave('p-ana', 1)).toBe(false);
  });
});
