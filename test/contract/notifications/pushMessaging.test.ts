import { setLogLevel } from 'firebase/app';
import { FirebasePushMessaging } from '@/infrastructure/firebase/notifications/FirebasePushMessaging';
import { pushMessagingContract } from '#test/support/contracts/notifications/pushMessagingContract';
import { FakePushMessaging } from '#test/support/fakes/notifications/FakePushMessaging';
import { PushBrowser } from './support/PushBrowser';

setLogLevel('silent');

/** Every device is another app to the SDK, so that none finds the SDK's data of the one before. */
let devices = 0;
function settings() {
  devices += 1;
  return {
    apiKey: 'test',
    projectId: 'demo-push',
    appId: `1:${String(devices)}:web:test`,
    authDomain: 'localhost',
    databaseURL: 'http://localhost',
  };
}

// Runs first, before the SDK checks its environment for another test.
describe('FirebasePushMessaging', () => {
  it('does not prompt the user if the browser does not support push', async () => {
    new PushBrowser().takePushAway();
    expect(await new FirebasePushMessaging(settings()).allowed(() => true)).toBe(false);
    expect(Notification.permission).toBe('default');
  });

  it('has no address if the user has declined', async () => {
    const messaging = new FirebasePushMessaging(settings());
    new PushBrowser().allows = false;
    expect(await messaging.token()).toBeUndefined();
    await messaging.forget();
  });
});

pushMessagingContract('FakePushMessaging', () => {
  const messaging = new FakePushMessaging();
  let press = (): void => undefined;
  messaging.press = new Promise<void>(resolve => (press = resolve));
  return {
    messaging,
    press: () => press(),
    decide: allows => void (messaging.answer = allows),
    arrives: address => messaging.address === address,
    breakDown: () => void (messaging.isReachable = false),
    dispose: async () => undefined,
  };
});
// The real SDK. Only the browser and Google's services are replaced.
pushMessagingContract('FirebasePushMessaging', () => {
  const browser = new PushBrowser();
  const messaging = new FirebasePushMessaging(settings());
  return {
    messaging,
    press: () => browser.press(),
    decide: allows => void (browser.allows = allows),
    arrives: address => browser.arrives(address),
    breakDown: () => void (browser.isReachable = false),
    dispose: () => messaging.forget(),
  };
});
