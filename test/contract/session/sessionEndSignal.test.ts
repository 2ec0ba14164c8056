import { BroadcastSessionEndSignal } from '@/infrastructure/system/session/BroadcastSessionEndSignal';
import { sessionEndSignalContract } from '#test/support/contracts/session/sessionEndSignalContract';
import { FakeSessionEndSignal } from '#test/support/fakes/session/FakeSessionEndSignal';

sessionEndSignalContract('FakeSessionEndSignal', () => {
  const air = new FakeSessionEndSignal();
  return { window: () => air.another(), settle: async () => undefined };
});
sessionEndSignalContract('BroadcastSessionEndSignal', () => ({
  window: () => new BroadcastSessionEndSignal(),
  settle: () => new Promise(resolve => setTimeout(resolve, 40)),
}));
