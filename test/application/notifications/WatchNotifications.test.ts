import { WatchNotifications } from '@/application/notifications/WatchNotifications';
import { aNotification } from '#test/support/builders/notifications/aNotification';
import { FakeNotificationSource } from '#test/support/fakes/notifications/FakeNotificationSource';

describe('WatchNotifications', () => {
  it('reports the known notifications and every change until unsubscribed', () => {
    const source = new FakeNotificationSource();
    const statuses: string[] = [];
    const stop = new WatchNotifications(source).execute(({ status }) => statuses.push(status));
    source.list(aNotification());
    stop();
    source.notifications({ status: 'failed' });
    expect(statuses).toEqual(['unknown', 'live']);
  });
});
