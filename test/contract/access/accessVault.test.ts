import 'fake-indexeddb/auto';
import { SealedAccessVault } from '@/infrastructure/storage/access/SealedAccessVault';
import { accessVaultContract } from '#test/support/contracts/access/accessVaultContract';
import { FakeAccessVault } from '#test/support/fakes/access/FakeAccessVault';

let made = 0;

accessVaultContract('FakeAccessVault', () => {
  const vault = new FakeAccessVault();
  return () => vault;
});
accessVaultContract('SealedAccessVault', () => {
  const name = `access-${++made}`;
  return () => new SealedAccessVault(name, problem => expect(problem).toBe('no problem'));
});
