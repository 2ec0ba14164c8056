import type { SourceFault } from './SourceFault';

/** Faults of notifications: each would hide an unread notification or play the wrong sound. */
export const notificationFaults: readonly SourceFault[] = [
  {
    name: 'the permission for notifications is requested without a user’s press',
    file: 'src/infrastructure/firebase/notifications/FirebasePushMessaging.ts',
    find: "if (Notification.permission === 'default') await nextPress();",
    replace: 'void nextPress;',
    test: 'test/contract/notifications/pushMessaging.test.ts',
    fails: ['reports whether the user allows it, on each request: true'],
  },
  {
    name: 'all notifications count as cleared although some were not',
    file: 'src/application/notifications/MarkAllNotificationsRead.ts',
    find: 'const left = ids.filter(id => !read.has(id)).length;',
    replace: 'const left = answer.ok ? 0 : ids.length;',
    test: 'test/application/notifications/notificationList.test.ts',
    fails: ['MarkAllNotificationsRead reports how many are left when the backend did not mark all'],
  },
  {
    name: 'a failure to clear notifications is not reported',
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
    name: 'notifications of one generation are listed in the other',
    file: 'src/presentation/notifications/NotificationsStore.ts',
    find: '.filter(notification => notification.generation === generation)',
    replace: '.filter(() => generation !== undefined)',
    test: 'test/presentation/notifications/NotificationsStore.test.ts',
    fails: ['NotificationsStore splits the list by generation'],
  },
  {
    name: 'a full list of notifications with unreadable ones does not look full',
    file: 'src/presentation/notifications/NotificationsStore.ts',
    find: 'return this.page.notifications.length + this.page.unreadable >= NOTIFICATION_LIMIT;',
    replace: 'return this.page.notifications.length >= NOTIFICATION_LIMIT;',
    test: 'test/presentation/notifications/NotificationsStore.test.ts',
    fails: ['counts unreadable notifications when it checks whether the list is full'],
  },
  {
    name: 'an emergency has the sound of an ordinary request',
    file: 'src/domain/notifications/requestSound.rule.ts',
    find: "due.some(({ emergency }) => emergency) ? 'emergency' : 'request'",
    replace: "'request'",
    test: 'test/application/notifications/SoundAlerts.test.ts',
    fails: ['prefers the sound of an emergency, also for each new message while it is unanswered'],
  },
  {
    name: 'yesterday’s notification shows the time without a date',
    file: 'src/presentation/notifications/NotificationRow.tsx',
    find: 'isSameDay(sentAt, now) ? dateFormat.clock(sentAt) : dateFormat.short(sentAt);',
    replace: 'isSameDay(sentAt, now) ? dateFormat.clock(sentAt) : dateFormat.clock(sentAt);',
    test: 'test/presentation/notifications/AlertButtons.test.tsx',
    fails: ['show the time of today’s entries, and the date of older ones'],
  },
  {
    name: 'a blocked sound does not ask the user for permission',
    file: 'src/application/notifications/SoundAlerts.ts',
    find: 'this.setBlocked(true);',
    replace: '',
    test: 'test/presentation/notifications/AlertButtons.test.tsx',
    fails: ['ask the user to allow sound when the browser blocks it'],
  },
  {
    name: 'a message in the chat on screen makes a sound',
    file: 'src/application/notifications/SoundAlerts.ts',
    find: 'attended: await this.ports.attention.attended()',
    replace: 'attended: []',
    test: 'test/application/notifications/SoundAlerts.test.ts',
    fails: ['sounds for messages, but not for the chat on screen'],
  },
];
