import { NotificationIdsDto, PushEnabledQueryDto, ReadNotificationsDto } from '../notifications/notificationDtos';
import { endpoint, json, nothing, session } from './endpoint';
import { caller } from './owner';

/** D1 §7 names the two acts and shows no paths; these are chosen here. */
export const notificationEndpoints = {
  markNotificationRead: endpoint({
    method: 'POST',
    path: '/notifications/{notificationId}/action/mark-as-read',
    summary: 'Marks one notification of the caller as read; 404 when it is not theirs.',
    reply: nothing,
    access: session(),
    owner: caller,
    repeat: 'sameEffect',
  }),
  markNotificationsRead: endpoint({
    method: 'POST',
    path: '/notifications/action/mark-as-read',
    summary: 'Marks the notifications named as read and answers those that are read now.',
    body: NotificationIdsDto,
    reply: json(ReadNotificationsDto),
    access: session(),
    owner: caller,
    repeat: 'sameEffect',
  }),
} as const;

export const pushEndpoints = {
  registerPush: endpoint({
    method: 'POST',
    path: '/push-notifications/register/{token}',
    summary: 'Pushes to this device of the caller from now on.',
    reply: nothing,
    access: session(),
    owner: caller,
    repeat: 'sameEffect',
    background: true,
  }),
  unregisterPush: endpoint({
    method: 'DELETE',
    path: '/push-notifications/unregister/{token}',
    summary: 'Pushes to this device no more.',
    reply: nothing,
    access: session(),
    owner: caller,
    repeat: 'sameEffect',
    background: true,
  }),
  pushStatus: endpoint({
    method: 'POST',
    path: '/push-notifications/status',
    summary: 'Switches pushing to all devices of the caller on or off.',
    query: PushEnabledQueryDto,
    reply: nothing,
    access: session(),
    owner: caller,
    repeat: 'sameEffect',
  }),
} as const;
