import type { SourceFault } from './SourceFault';

/** Faults of notifications: each would call something read, or silent, that is not. */
export const notificationFaults: readonly SourceFault[] = [
  {
    name: 'the permission for notifications is asked for by itself',
    file: 'src/infrastructure/firebase/notifications/FirebasePushMessaging.ts',
    find: "if (Notification.permission === 'default') await nextPress();",
    replace: 'void nextPress;',
    test: 'test/contract/notifications/pushMessaging.test.ts',
    fails: ['reports whether the user allows it, on each request: true'],
  },
  {
    name: 'all notifications count as cleared where some were not',
    file: 'src/application/notifications/MarkAllNotificationsRead.ts',
    find: 'const left = ids.filter(id => !read.has(id)).length;',
    replace: 'const left = answer.ok ? 0 : ids.length;',
    test: 'test/application/notifications/notificationList.test.ts',
    fails: ['MarkAllNotificationsRead reports how many are left when the backend did not mark all'],
  },
  {
    name: 'a failure to clear notifications is not said',
    file: 'src/presentation/notifications/NotificationsStore.ts',
    find: `      this.marking = undefined;
    });
    if (!marked.ok) this.useCases.onNotCleared();`,
    replace: `      this.marking = undefined;
    });`,
    test: 'test/presentation/notifications/NotificationsStore.test.ts',
    fails: ['NotificationsStore marks all of one generation as read, and reports when it could not'],
  },
  {
    name: 'a notification of one generation is listed in the other',
    file: 'src/presentation/notifications/NotificationsStore.ts',
    find: '.filter(notification => notification.generation === generation)',
    replace: '.filter(() => generation !== undefined)',
    test: 'test/presentation/notifications/NotificationsStore.test.ts',
    fails: ['NotificationsStore splits the list by generation'],
  },
  {
    name: 'unreadable notifications leave room in a full list',
    file: 'src/presentation/notifications/NotificationsStore.ts',
    find: 'return this.page.notifications.length + this.page.unreadable >= NOTIFICATION_LIMIT;',
    replace: 'return this.page.notifications.length >= NOTIFICATION_LIMIT;',
    test: 'test/presentation/notifications/NotificationsStore.test.ts',
    fails: ['counts unreadable notifications when it checks whether the list is full'],
  },
  {
    name: 'an emergency sounds like any request',
    file: 'src/domain/notifications/requestSound.rule.ts',
    find: "due.some(({ emergency }) => emergency) ? 'emergency' : 'request'",
    replace: "'request'",
    test: 'test/application/notifications/SoundAlerts.test.ts',
    fails: ['prefers the sound of an emergency, also for each new message while it is unanswered'],
  },
  {
    name: 'a request of yesterday has the time alone',
    file: 'src/presentation/notifications/NotificationRow.tsx',
    find: 'isSameDay(sentAt, now) ? dateFormat.clock(sentAt) : dateFormat.short(sentAt);',
    replace: 'isSameDay(sentAt, now) ? dateFormat.clock(sentAt) : dateFormat.clock(sentAt);',
    test: 'test/presentation/notifications/AlertButtons.test.tsx',
    fails: ['show the time of today’s entries, and the date of older ones'],
  },
  {
    name: 'a sound that the browser refuses asks for no press',
    file: 'src/application/notifications/SoundAlerts.ts',
    find: 'this.setBlocked(true);',
    replace: '',
    test: 'test/presentation/notifications/AlertButtons.test.tsx',
    fails: ['ask the user to allow sound when the browser blocks it'],
  },
  {
    name: 'a message in the chat on the screen makes a sound',
    file: 'src/application/notifications/SoundAlerts.ts',
    find: 'attended: await this.ports.attention.attended()',
    replace: 'attended: []',
    test: 'test/application/notifications/SoundAlerts.test.ts',
    fails: ['sounds for messages, but not for the chat on screen'],
  },
];
