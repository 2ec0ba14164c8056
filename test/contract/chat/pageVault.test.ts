import 'fake-indexeddb/auto';
import { SealedPageVault } from '@/infrastructure/storage/chat/SealedPageVault';
import { pageVaultContract } from '#test/support/contracts/chat/pageVaultContract';
import { FakePageVault } from '#test/support/fakes/chat/FakePageVault';

let made = 0;

pageVaultContract('FakePageVault', () => new FakePageVault());
pageVaultContract(
  'SealedPageVault',
  () => new SealedPageVault(`pages-${++made}`, problem => expect(problem).toBe('no problem')),
);
