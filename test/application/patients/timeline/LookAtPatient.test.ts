import { LookAtPatient } from '@/application/patients/timeline/LookAtPatient';
import { FakeLookedVault } from '#test/support/fakes/patients/FakeLookedVault';

describe('LookAtPatient', () => {
  it('tells when the person last looked, and that they never did', async () => {
    const vault = new FakeLookedVault();
    const look = new LookAtPatient(vault);
    expect(await look.execute('p-ana')).toBeNull();
    expect(await look.leave('p-ana', 500)).toBe(true);
    expect(await look.execute('p-ana')).toBe(500);
  });

  it('never goes back', async () => {
    const vault = new FakeLookedVault();
    const look = new LookAtPatient(vault);
    await look.leave('p-ana', 500);
    expect(await look.leave('p-ana', 400)).toBe(true);
    expect(vault.kept.get('p-ana')).toBe(500);
  });

  it('does not take a failure for "never"', async () => {
    const vault = new FakeLookedVault();
    vault.reachable = false;
    expect(await new LookAtPatient(vault).execute('p-ana')).toBe('couldNotCheck');
    expect(await new LookAtPatient(vault).leave('p-ana', 1)).toBe(false);
  });
});
