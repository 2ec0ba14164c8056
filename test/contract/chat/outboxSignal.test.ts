import { BroadcastOutboxSignal } from '@/infrastructure/system/BroadcastOutboxSignal';
import { outboxSignalContract } from '#test/support/contracts/outboxSignalContract';
import { FakeOutboxSignal } from '#test/support/fakes/FakeOutboxSignal';

outboxSignalContract('FakeOutboxSignal', () => {
  const device = new FakeOutboxSignal();
  return { window: () => device.another(), settle: async () => undefined };
});
outboxSignalContract('BroadcastOutboxSignal', () => ({ window: () => new BroadcastOutboxSignal(), settle: () => new Promise(resolve => setTimeout(resolve, 40)) }));
