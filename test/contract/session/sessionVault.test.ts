import { BrowserSessionVault } from '@/infrastructure/storage/session/BrowserSessionVault';
import { MemorySessionVault } from '@/infrastructure/storage/session/MemorySessionVault';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';
import { sessionVaultContract } from '#test/support/contracts/session/sessionVaultContract';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

sessionVaultContract('FakeSessionVault', () => new FakeSessionVault());
sessionVaultContract('MemorySessionVault', () => new MemorySessionVault());
sessionVaultContract('BrowserSessionVault', () => new BrowserSessionVault(new MemoryStorage()));
