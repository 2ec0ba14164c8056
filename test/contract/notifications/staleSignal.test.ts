import { LocalStaleSignal } from '@/infrastructure/system/LocalStaleSignal';
import { staleSignalContract } from '#test/support/contracts/staleSignalContract';
import { FakeStaleSignal } from '#test/support/fakes/FakeStaleSignal';

staleSignalContract('FakeStaleSignal', () => new FakeStaleSignal());
staleSignalContract('LocalStaleSignal', () => new LocalStaleSignal());
