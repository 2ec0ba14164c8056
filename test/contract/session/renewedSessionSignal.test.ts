import { BroadcastRenewedSessionSignal } from '@/infrastructure/system/session/BroadcastRenewedSessionSignal';
import { renewedSessionSignalContract } from '#test/support/contracts/session/renewedSessionSignalContract';
import { FakeRenewedSessionSignal } from '#test/support/fakes/session/FakeRenewedSessionSignal';

renewedSessionSignalContract('FakeRenewedSessionSignal', () => {
  const air = new FakeRenewedSessionSignal();
  return { window: () => air.another(), settle: async () => undefined };
});
renewedSessionSignalContract('BroadcastRenewedSessionSignal', () => ({
  window: () => new BroadcastRenewedSessionSignal(),
  settle: () => new Promise(resolve => setTimeout(resolve, 40)),
}));
