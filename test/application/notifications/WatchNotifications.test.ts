import { WatchNotifications } from '@/application/notifications/WatchNotifications';
import { aNotification } from '#test/support/builders/notifications/aNotification';
import { FakeNotificationSource } from '#test/support/fakes/notifications/FakeNotificationSource';

describe('WatchNotifications', () => {
  it('tells what is known and what changes, until it is stopped', () => {
    const desk = new FakeNotificationSource();
    const statuses: string[] = [];
    const stop = new WatchNotifications(desk).execute(({ status }) => statuses.push(status));
    desk.list(aNotification());
    stop();
    desk.notifications({ status: 'failed' });
    expect(statuses).toEqual(['unknown', 'live']);
  });
});
