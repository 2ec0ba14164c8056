import { ReceivePush } from '@/application/notifications/ReceivePush';
import { NoPushSubscription } from '@/infrastructure/system/NoPushSubscription';
import { pushSubscriptionContract } from '#test/support/contracts/pushSubscriptionContract';
import { eventually } from '#test/support/eventually';
import { FakeLogger } from '#test/support/fakes/FakeLogger';
import { FakePushGateway } from '#test/support/fakes/FakePushGateway';
import { FakePushMessaging } from '#test/support/fakes/FakePushMessaging';
import { FakePushSubscription } from '#test/support/fakes/FakePushSubscription';
import { FakeSessionVault } from '#test/support/fakes/FakeSessionVault';

pushSubscriptionContract('FakePushSubscription', () => {
  const push = new FakePushSubscription();
  let begun = -1;
  return { push, subscribe: async () => void (begun = push.ended), isPushed: () => begun === push.ended, breakDown: () => undefined };
});
pushSubscriptionContract('NoPushSubscription', () => ({ push: new NoPushSubscription(), subscribe: async () => undefined, isPushed: () => false, breakDown: () => undefined }));
pushSubscriptionContract('ReceivePush', () => {
  const [messaging, gateway, vault] = [new FakePushMessaging(), new FakePushGateway(), new FakeSessionVault()];
  const push = new ReceivePush(messaging, gateway, vault, new FakeLogger());
  const subscribe = async (): Promise<void> => {
    push.execute();
    vault.keep({ user: { uid: 'ann', email: 'ann@example.org' }, cookie: 'c' });
    await eventually(() => expect(gateway.registered.size).toBe(1));
  };
  // A device that has no address any more gets nothing, whatever the backend believes.
  return { push, subscribe, isPushed: () => gateway.registered.size > 0 && messaging.address !== undefined, breakDown: () => void (gateway.isReachable = false) };
});
