import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { isTrue } from '#sandbox/backend/kernel/isTrue';
import type { Notifications } from './Notifications';
import type { PushDevices } from './PushDevices';

export function notificationHandlers(notifications: Notifications): HandlersOf<'notifications'> {
  return {
    markNotificationRead: ({ caller, path }) => {
      const read = notifications.markRead(caller.uid, [path.notificationId]);
      if (read.length === 0) throw new BackendError(404, 'NotFound', 'The caller has no such notification.');
    },
    markNotificationsRead: ({ caller, body }) => ({ read: notifications.markRead(caller.uid, body.ids) }),
  };
}

export function pushHandlers(devices: PushDevices): HandlersOf<'push'> {
  return {
    registerPush: ({ caller, path }) => devices.register(caller.uid, path.token),
    unregisterPush: ({ caller, path }) => devices.unregister(caller.uid, path.token),
    pushStatus: ({ caller, query }) => devices.enable(caller.uid, isTrue(query.enabled)),
  };
}
