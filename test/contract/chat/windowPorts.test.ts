import { EventConnectivity } from '@/infrastructure/system/chat/EventConnectivity';
import { connectivityContract } from '#test/support/contracts/chat/connectivityContract';
import { FakeConnectivity } from '#test/support/fakes/chat/FakeConnectivity';
import { WebLocksLeadership } from '@/infrastructure/system/chat/WebLocksLeadership';
import { leadershipContract } from '#test/support/contracts/chat/leadershipContract';
import { FakeLeadership } from '#test/support/fakes/chat/FakeLeadership';
import { PageLocks } from '#test/support/fakes/chat/PageLocks';
import { BroadcastOutboxSignal } from '@/infrastructure/system/chat/BroadcastOutboxSignal';
import { outboxSignalContract } from '#test/support/contracts/chat/outboxSignalContract';
import { FakeOutboxSignal } from '#test/support/fakes/chat/FakeOutboxSignal';

connectivityContract('FakeConnectivity', () => {
  const connectivity = new FakeConnectivity();
  return { connectivity, goOnline: () => connectivity.goOnline(), goOffline: () => connectivity.goOffline() };
});

connectivityContract('EventConnectivity', () => {
  const scope = new EventTarget();
  const happen = (type: string) => () => void scope.dispatchEvent(new Event(type));
  return { connectivity: new EventConnectivity(scope), goOnline: happen('online'), goOffline: happen('offline') };
});

leadershipContract('FakeLeadership', () => {
  const leadership = new FakeLeadership();
  return { window: () => leadership, settle: async () => leadership.electAll() };
});

leadershipContract('WebLocksLeadership', () => {
  const { manager } = new PageLocks();
  return {
    window: () => new WebLocksLeadership(manager),
    settle: () => new Promise(resolve => setTimeout(resolve, 5)),
  };
});

outboxSignalContract('FakeOutboxSignal', () => {
  const device = new FakeOutboxSignal();
  return { window: () => device.another(), settle: async () => undefined };
});

outboxSignalContract('BroadcastOutboxSignal', () => ({
  window: () => new BroadcastOutboxSignal(),
  settle: () => new Promise(resolve => setTimeout(resolve, 40)),
}));
