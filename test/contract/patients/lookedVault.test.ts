import { randomUUID } from 'node:crypto';
import { AxiosLookedVault } from '@/infrastructure/http/patients/AxiosLookedVault';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { lookedVaultContract } from '#test/support/contracts/patients/lookedVaultContract';
import { FakeLookedVault } from '#test/support/fakes/patients/FakeLookedVault';
import { PatientsOnSandbox } from './support/PatientsOnSandbox';

lookedVaultContract('FakeLookedVault', async () => {
  const vault = new FakeLookedVault();
  const breakDown = (): void => {
    vault.reachable = false;
  };
  return { vault, elsewhere: vault, patientId: 'p-ana', breakDown, stop: async () => undefined };
});

const sandbox = new PatientsOnSandbox();
beforeAll(() => sandbox.start(), 60_000);
afterAll(() => sandbox.stop());

const vaultOf = (uid: string): AxiosLookedVault => new AxiosLookedVault(sandboxClient(sandbox.sandbox, uid).client);

lookedVaultContract('AxiosLookedVault', async () => ({
  vault: vaultOf('staff-amelia'),
  elsewhere: vaultOf('staff-amelia'),
  patientId: randomUUID(),
  breakDown: () => sandbox.breakDown(),
  stop: () => sandbox.mend(),
}));
