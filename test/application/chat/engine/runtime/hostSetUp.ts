import { ChatEngineHost } from '@/application/chat/engine/runtime/ChatEngineHost';
import type { HostPorts } from '@/application/chat/engine/runtime/HostPorts';
import type { EngineEnvironment } from '@/application/chat/protocol/HostCommand';
import { isEngineUpdate, type HostUpdate } from '@/application/chat/protocol/HostUpdate';
import { FakeCachedChatFeed } from '#test/support/fakes/notifications/FakeCachedChatFeed';
import { FakeEngineIdentity } from '#test/support/fakes/chat/FakeEngineIdentity';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { FakeNotificationFeed } from '#test/support/fakes/notifications/FakeNotificationFeed';
import { FakePageVault } from '#test/support/fakes/chat/FakePageVault';
import { FakePresenceFeed } from '#test/support/fakes/presence/FakePresenceFeed';
import { FakeServerTime } from '#test/support/fakes/chat/FakeServerTime';
import { FakeUnreadableVault } from '#test/support/fakes/chat/FakeUnreadableVault';
import { fakeV1, fakeWorld, settled } from './runnerSetUp';

const environment: EngineEnvironment = {
  production: false,
  unifiedBackendUrl: 'http://localhost/api',
  firebase: { apiKey: '', projectId: '', appId: '', authDomain: '', databaseURL: '' },
};

/** The engine behind its port, with fakes for everything it uses. */
export function hostSetUp() {
  const world = fakeWorld();
  const old = fakeV1(world.clock);
  const identity = new FakeEngineIdentity();
  const drafts = new FakeDraftVault();
  const unreadable = new FakeUnreadableVault();
  const pages = new FakePageVault();
  const presence = new FakePresenceFeed();
  const notifications = new FakeNotificationFeed();
  const cachedChats = new FakeCachedChatFeed();
  const serverTime = new FakeServerTime();
  let reconnects = 0;
  const ports: HostPorts = {
    ...world.ports,
    v1: old.ports,
    identity,
    drafts,
    unreadable,
    pages,
    presence,
    notifications,
    cachedChats,
    serverTime,
    openStorage: () => Promise.resolve(true),
    reconnect: () => Promise.resolve(void (reconnects += 1)),
    unlockVault: key => {
      world.vault.isBroken = drafts.isBroken = key === undefined;
      return Promise.resolve();
    },
  };
  const hostUpdates: HostUpdate[] = [];
  const host = new ChatEngineHost(
    () => ports,
    hostUpdate => hostUpdates.push(hostUpdate),
  );
  const types = (): string[] => hostUpdates.filter(update => !isEngineUpdate(update)).map(({ type }) => type);
  const login = async (uid: string): Promise<void> => {
    for (const { gateway, backend } of [world, old]) gateway.session = backend.openSession(uid);
    await host.handle({ type: 'login', sessionCookie: identity.cookieOf(uid) });
    for (const { leadership } of [world, old]) if (leadership.candidates.length > 0) leadership.elect();
    await settled();
  };
  const send = (channelId: string, text: string) => host.handle({ type: 'send', channelId, text });
  const begin = () => host.handle({ type: 'begin', environment });
  const pass = async (seconds: number): Promise<void> => {
    for (let at = 0; at < seconds; at += 1) {
      world.clock.advance(1_000);
      await settled();
    }
  };
  const storage = () => hostUpdates.flatMap(hostUpdate => (hostUpdate.type === 'storage' ? [hostUpdate.state] : []));
  const received = () =>
    hostUpdates.flatMap(hostUpdate => (hostUpdate.type === 'drafts' ? [Object.fromEntries(hostUpdate.drafts)] : []));
  return {
    ...world,
    old,
    identity,
    drafts,
    unreadable,
    pages,
    presence,
    notifications,
    cachedChats,
    serverTime,
    host,
    hostUpdates,
    types,
    login,
    send,
    begin,
    pass,
    storage,
    received,
    reconnects: () => reconnects,
  };
}
