import { LocalSessionEvents } from '@/infrastructure/system/session/LocalSessionEvents';
import { sessionEventsContract } from '#test/support/contracts/session/sessionEventsContract';
import { FakeSessionEvents } from '#test/support/fakes/session/FakeSessionEvents';

sessionEventsContract('FakeSessionEvents', () => new FakeSessionEvents());
sessionEventsContract('LocalSessionEvents', () => new LocalSessionEvents());
