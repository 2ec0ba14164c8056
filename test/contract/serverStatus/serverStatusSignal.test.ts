import { BroadcastServerStatusSignal } from '@/infrastructure/system/BroadcastServerStatusSignal';
import { serverStatusSignalContract } from '#test/support/contracts/serverStatusSignalContract';
import { FakeServerStatusSignal } from '#test/support/fakes/FakeServerStatusSignal';

serverStatusSignalContract('FakeServerStatusSignal', () => {
  const device = new FakeServerStatusSignal();
  return { window: () => device.window(), settle: async () => undefined };
});
serverStatusSignalContract('BroadcastServerStatusSignal', () => ({
  window: () => new BroadcastServerStatusSignal(),
  settle: () => new Promise(resolve => setTimeout(resolve, 40)),
}));
