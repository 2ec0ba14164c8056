import { BrowserSessionVault } from '@/infrastructure/storage/BrowserSessionVault';
import { MemorySessionVault } from '@/infrastructure/storage/MemorySessionVault';
import { MemoryStorage } from '#test/support/builders/MemoryStorage';
import { sessionVaultContract } from '#test/support/contracts/sessionVaultContract';
import { FakeSessionVault } from '#test/support/fakes/FakeSessionVault';

sessionVaultContract('FakeSessionVault', () => new FakeSessionVault());
sessionVaultContract('MemorySessionVault', () => new MemorySessionVault());
sessionVaultContract('BrowserSessionVault', () => new BrowserSessionVault(new MemoryStorage()));
