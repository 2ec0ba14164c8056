import { LocalScopeResetSignal } from '@/infrastructure/system/access/LocalScopeResetSignal';
import { scopeResetSignalContract } from '#test/support/contracts/access/scopeResetSignalContract';
import { FakeScopeResetSignal } from '#test/support/fakes/access/FakeScopeResetSignal';

scopeResetSignalContract('FakeScopeResetSignal', () => new FakeScopeResetSignal());
scopeResetSignalContract('LocalScopeResetSignal', () => new LocalScopeResetSignal());
