import { BroadcastOutboxSignal } from '@/infrastructure/system/chat/BroadcastOutboxSignal';
import { outboxSignalContract } from '#test/support/contracts/chat/outboxSignalContract';
import { FakeOutboxSignal } from '#test/support/fakes/chat/FakeOutboxSignal';

outboxSignalContract('FakeOutboxSignal', () => {
  const device = new FakeOutboxSignal();
  return { window: () => device.another(), settle: async () => undefined };
});
outboxSignalContract('BroadcastOutboxSignal', () => ({
  window: () => new BroadcastOutboxSignal(),
  settle: () => new Promise(resolve => setTimeout(resolve, 40)),
}));
