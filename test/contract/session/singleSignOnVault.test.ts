import { BrowserSingleSignOnVault } from '@/infrastructure/storage/session/BrowserSingleSignOnVault';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';
import { singleSignOnVaultContract } from '#test/support/contracts/session/singleSignOnVaultContract';
import { FakeSingleSignOnVault } from '#test/support/fakes/session/FakeSingleSignOnVault';

singleSignOnVaultContract('FakeSingleSignOnVault', () => new FakeSingleSignOnVault());
singleSignOnVaultContract('BrowserSingleSignOnVault', () => new BrowserSingleSignOnVault(new MemoryStorage()));
