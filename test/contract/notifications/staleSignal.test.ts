import { LocalStaleSignal } from '@/infrastructure/system/notifications/LocalStaleSignal';
import { staleSignalContract } from '#test/support/contracts/notifications/staleSignalContract';
import { FakeStaleSignal } from '#test/support/fakes/notifications/FakeStaleSignal';

staleSignalContract('FakeStaleSignal', () => new FakeStaleSignal());
staleSignalContract('LocalStaleSignal', () => new LocalStaleSignal());
