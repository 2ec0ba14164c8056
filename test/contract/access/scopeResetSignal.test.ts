import { LocalScopeResetSignal } from '@/infrastructure/system/LocalScopeResetSignal';
import { scopeResetSignalContract } from '#test/support/contracts/scopeResetSignalContract';
import { FakeScopeResetSignal } from '#test/support/fakes/FakeScopeResetSignal';

scopeResetSignalContract('FakeScopeResetSignal', () => new FakeScopeResetSignal());
scopeResetSignalContract('LocalScopeResetSignal', () => new LocalScopeResetSignal());
