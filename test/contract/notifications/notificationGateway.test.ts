import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { AxiosNotificationGateway } from '@/infrastructure/http/notifications/AxiosNotificationGateway';
import {
  notificationGatewayContract,
  type NotificationGatewayHarness,
} from '#test/support/contracts/notifications/notificationGatewayContract';
import { FakeNotificationGateway } from '#test/support/fakes/notifications/FakeNotificationGateway';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

const ME = 'staff-amelia';

async function fake(): Promise<NotificationGatewayHarness> {
  const gateway = new FakeNotificationGateway(new Set(['a', 'b', 'c']));
  return {
    gateway,
    own: ['a', 'b', 'c'],
    strangers: 'x',
    unread: () => [...gateway.own].filter(id => !gateway.read.has(id)),
    breakDown: () => void (gateway.isReachable = false),
    stop: async () => undefined,
  };
}

function clientOf(sandbox: Sandbox): AxiosBackendClient {
  const cookie = sandbox.backend.sessions.begin(ME, ['chat:view-active-chats']);
  const session = new FakeSessionVault({ user: { uid: ME, email: 'amelia' }, cookie });
  return new AxiosBackendClient({
    baseUrl: `http://127.0.0.1:${sandbox.port}/api`,
    session,
    reauthentication: new FakeReauthentication(),
    report: () => undefined,
  });
}

/** Ids of one user's notifications, newest last. */
const idsOf = (sandbox: Sandbox, user: string, onlyUnread: boolean): string[] =>
  sandbox.documents
    .all('notifications')
    .filter(({ data }) => data['user'] === user && (!onlyUnread || data['read'] === null))
    .map(({ id }) => id);

async function axios(): Promise<NotificationGatewayHarness> {
  const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  sandbox.backend.chat.notifications.notify([ME, ME, ME], { type: 'leadStatus', pubNub: 'false' });
  const [a = '', b = '', c = ''] = idsOf(sandbox, ME, true).slice(-3);
  const [strangers = ''] = idsOf(sandbox, 'staff-benedict', true);
  return {
    gateway: new AxiosNotificationGateway(clientOf(sandbox)),
    own: [a, b, c],
    strangers,
    unread: () => idsOf(sandbox, ME, true),
    breakDown: () => sandbox.faults.set({ status5xx: { next: 9 } }),
    stop: () => sandbox.stop(),
  };
}

notificationGatewayContract('FakeNotificationGateway', fake);
notificationGatewayContract('AxiosNotificationGateway', axios);
