import { BrowserSingleSignOnVault } from '@/infrastructure/storage/BrowserSingleSignOnVault';
import { MemoryStorage } from '#test/support/builders/MemoryStorage';
import { singleSignOnVaultContract } from '#test/support/contracts/singleSignOnVaultContract';
import { FakeSingleSignOnVault } from '#test/support/fakes/FakeSingleSignOnVault';

singleSignOnVaultContract('FakeSingleSignOnVault', () => new FakeSingleSignOnVault());
singleSignOnVaultContract('BrowserSingleSignOnVault', () => new BrowserSingleSignOnVault(new MemoryStorage()));
