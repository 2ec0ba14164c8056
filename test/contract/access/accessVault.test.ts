import 'fake-indexeddb/auto';
import { SealedAccessVault } from '@/infrastructure/storage/SealedAccessVault';
import { accessVaultContract } from '#test/support/contracts/accessVaultContract';
import { FakeAccessVault } from '#test/support/fakes/FakeAccessVault';

let made = 0;

accessVaultContract('FakeAccessVault', () => {
  const vault = new FakeAccessVault();
  return () => vault;
});
accessVaultContract('SealedAccessVault', () => {
  const name = `access-${++made}`;
  return () => new SealedAccessVault(name, problem => expect(problem).toBe('no problem'));
});
