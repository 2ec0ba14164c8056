import { BroadcastServerStatusSignal } from '@/infrastructure/system/serverStatus/BroadcastServerStatusSignal';
import { serverStatusSignalContract } from '#test/support/contracts/serverStatus/serverStatusSignalContract';
import { FakeServerStatusSignal } from '#test/support/fakes/serverStatus/FakeServerStatusSignal';

serverStatusSignalContract('FakeServerStatusSignal', () => {
  const device = new FakeServerStatusSignal();
  return { window: () => device.window(), settle: async () => undefined };
});
serverStatusSignalContract('BroadcastServerStatusSignal', () => ({
  window: () => new BroadcastServerStatusSignal(),
  settle: () => new Promise(resolve => setTimeout(resolve, 40)),
}));
