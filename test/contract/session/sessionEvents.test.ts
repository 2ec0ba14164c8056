import { LocalSessionEvents } from '@/infrastructure/system/LocalSessionEvents';
import { sessionEventsContract } from '#test/support/contracts/sessionEventsContract';
import { FakeSessionEvents } from '#test/support/fakes/FakeSessionEvents';

sessionEventsContract('FakeSessionEvents', () => new FakeSessionEvents());
sessionEventsContract('LocalSessionEvents', () => new LocalSessionEvents());
