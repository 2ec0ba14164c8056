import { EventConnectivity } from '@/infrastructure/system/chat/EventConnectivity';
import { connectivityContract } from '#test/support/contracts/chat/connectivityContract';
import { FakeConnectivity } from '#test/support/fakes/chat/FakeConnectivity';

connectivityContract('FakeConnectivity', () => {
  const connectivity = new FakeConnectivity();
  return { connectivity, goOnline: () => connectivity.goOnline(), goOffline: () => connectivity.goOffline() };
});
connectivityContract('EventConnectivity', () => {
  const scope = new EventTarget();
  const happen = (type: string) => () => void scope.dispatchEvent(new Event(type));
  return { connectivity: new EventConnectivity(scope), goOnline: happen('online'), goOffline: happen('offline') };
});
