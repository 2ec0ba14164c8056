import { randomUUID } from 'node:crypto';
import { AxiosLastViewedVault } from '@/infrastructure/http/patients/AxiosLastViewedVault';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { lastViewedVaultContract } from '#test/support/contracts/patients/lastViewedVaultContract';
import { FakeLastViewedVault } from '#test/support/fakes/patients/FakeLastViewedVault';
import { PatientsOnSandbox } from './support/PatientsOnSandbox';

lastViewedVaultContract('FakeLastViewedVault', async () => {
  const vault = new FakeLastViewedVault();
  const breakDown = (): void => {
    vault.reachable = false;
  };
  return { vault, elsewhere: vault, patientId: 'p-ana', breakDown, stop: async () => undefined };
});

const sandbox = new PatientsOnSandbox();
beforeAll(() => sandbox.start(), 60_000);
afterAll(() => sandbox.stop());

const vaultOf = (uid: string): AxiosLastViewedVault =>
  new AxiosLastViewedVault(sandboxClient(sandbox.sandbox, uid).client);

lastViewedVaultContract('AxiosLastViewedVault', async () => ({
  vault: vaultOf('staff-amelia'),
  elsewhere: vaultOf('staff-amelia'),
  patientId: randomUUID(),
  breakDown: () => sandbox.breakDown(),
  stop: () => sandbox.mend(),
}));
