import { BroadcastRenewedSessionSignal } from '@/infrastructure/system/BroadcastRenewedSessionSignal';
import { renewedSessionSignalContract } from '#test/support/contracts/renewedSessionSignalContract';
import { FakeRenewedSessionSignal } from '#test/support/fakes/FakeRenewedSessionSignal';

renewedSessionSignalContract('FakeRenewedSessionSignal', () => {
  const air = new FakeRenewedSessionSignal();
  return { window: () => air.another(), settle: async () => undefined };
});
renewedSessionSignalContract('BroadcastRenewedSessionSignal', () => ({
  window: () => new BroadcastRenewedSessionSignal(),
  settle: () => new Promise(resolve => setTimeout(resolve, 40)),
}));
