import { ReceivePush } from '@/application/notifications/ReceivePush';
import { NoPushSubscription } from '@/infrastructure/system/session/NoPushSubscription';
import { pushSubscriptionContract } from '#test/support/contracts/session/pushSubscriptionContract';
import { eventually } from '#test/support/eventually';
import { FakeLogger } from '#test/support/fakes/kernel/FakeLogger';
import { FakePushGateway } from '#test/support/fakes/notifications/FakePushGateway';
import { FakePushMessaging } from '#test/support/fakes/notifications/FakePushMessaging';
import { FakePushSubscription } from '#test/support/fakes/session/FakePushSubscription';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

pushSubscriptionContract('FakePushSubscription', () => {
  const push = new FakePushSubscription();
  let begun = -1;
  return {
    push,
    subscribe: async () => void (begun = push.ended),
    isPushed: () => begun === push.ended,
    breakDown: () => undefined,
  };
});
pushSubscriptionContract('NoPushSubscription', () => ({
  push: new NoPushSubscription(),
  subscribe: async () => undefined,
  isPushed: () => false,
  breakDown: () => undefined,
}));
pushSubscriptionContract('ReceivePush', () => {
  const [messaging, gateway, vault] = [new FakePushMessaging(), new FakePushGateway(), new FakeSessionVault()];
  const push = new ReceivePush(messaging, gateway, vault, new FakeLogger());
  const subscribe = async (): Promise<void> => {
    push.execute();
    vault.save({ user: { uid: 'ann', email: 'ann@example.org' }, cookie: 'c' });
    await eventually(() => expect(gateway.registered.size).toBe(1));
  };
  // A device without an address receives nothing, even if the backend has it registered.
  return {
    push,
    subscribe,
    isPushed: () => gateway.registered.size > 0 && messaging.address !== undefined,
    breakDown: () => void (gateway.isReachable = false),
  };
});
