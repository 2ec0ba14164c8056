import type { StaleKind } from '@/domain/notifications/staleData';
import type { LiveState } from '@/application/kernel/LiveState';
import { ApplyNotifications } from '@/application/notifications/ApplyNotifications';
import { CleanNotificationCache } from '@/application/notifications/CleanNotificationCache';
import { MarkAllNotificationsRead } from '@/application/notifications/MarkAllNotificationsRead';
import { WatchWaitingChats } from '@/application/notifications/WatchWaitingChats';
import type { WaitingChat } from '@/domain/notifications/WaitingChat';
import { aNotification } from '#test/support/builders/notifications/aNotification';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakeLogger } from '#test/support/fakes/kernel/FakeLogger';
import { FakeNotificationGateway } from '#test/support/fakes/notifications/FakeNotificationGateway';
import { FakeNotificationSource } from '#test/support/fakes/notifications/FakeNotificationSource';
import { StaleSignal } from '@/application/notifications/StaleSignal';

describe('ApplyNotifications', () => {
  function setUp() {
    const source = new FakeNotificationSource();
    const engine = new FakeChatEngine();
    const signal = new StaleSignal();
    const announced: StaleKind[] = [];
    for (const kind of ['activeChats', 'assignedPatients'] as const) signal.subscribe(kind, () => announced.push(kind));
    const stop = new ApplyNotifications(source, engine, signal).execute();
    return { source, engine, announced, stop };
  }

  it('reloads the active chats once for an upgraded chat', () => {
    const { source, engine, announced } = setUp();
    const upgraded = aNotification({ id: 'u', type: 'chatUpgraded' });
    source.list(upgraded);
    source.list({ ...upgraded, readAt: 1 }, aNotification());
    expect(announced).toEqual(['activeChats', 'assignedPatients']);
    expect(engine.engineCommands).toEqual([{ type: 'reloadSessions' }]);
  });

  it('reports assigned patients as stale for an unread V1 assignment only', () => {
    const { source, engine, announced } = setUp();
    source.list(
      aNotification({ id: 'v2', type: 'assignedPatient' }),
      aNotification({ id: 'read', type: 'assignedPatient', generation: 'v1', readAt: 5 }),
    );
    expect(announced).toEqual([]);
    source.list(aNotification({ id: 'v1', type: 'assignedPatient', generation: 'v1' }));
    expect([announced, engine.engineCommands]).toEqual([['assignedPatients'], []]);
  });

  it('does nothing once it is stopped', () => {
    const { source, announced, stop } = setUp();
    stop();
    source.list(aNotification({ type: 'chatUpgraded' }));
    expect([announced, source.listening]).toEqual([[], 0]);
  });
});

describe('MarkAllNotificationsRead', () => {
  function setUp() {
    const gateway = new FakeNotificationGateway(new Set(['a', 'b']));
    return { gateway, markAll: new MarkAllNotificationsRead(gateway) };
  }

  it('marks only the named notifications', async () => {
    const { gateway, markAll } = setUp();
    expect(await markAll.execute(['a'])).toEqual({ ok: true, value: undefined });
    expect([...gateway.read]).toEqual(['a']);
  });

  it('reports how many are left when the backend did not mark all', async () => {
    const { gateway, markAll } = setUp();
    gateway.stubborn.add('b');
    expect(await markAll.execute(['a', 'b'])).toEqual({ ok: false, failure: { kind: 'notAllCleared', left: 1 } });
  });

  it('reports all as left when the backend does not answer', async () => {
    const { gateway, markAll } = setUp();
    gateway.isReachable = false;
    expect(await markAll.execute(['a', 'b'])).toEqual({ ok: false, failure: { kind: 'notAllCleared', left: 2 } });
  });
});

describe('CleanNotificationCache', () => {
  function setUp() {
    const source = new FakeNotificationSource();
    const gateway = new FakeNotificationGateway();
    const logger = new FakeLogger();
    new CleanNotificationCache(source, gateway, logger).execute();
    return { source, gateway, logger };
  }

  it('runs once for each sign-in', async () => {
    const { source, gateway } = setUp();
    source.signIn('ann');
    source.signIn('ann');
    source.signIn(undefined);
    source.signIn('ann');
    await Promise.resolve();
    expect(gateway.tidied).toBe(2);
  });

  it('only logs a failure', async () => {
    const { source, gateway, logger } = setUp();
    gateway.isReachable = false;
    source.signIn('ann');
    await Promise.resolve();
    await Promise.resolve();
    expect(logger.lines).toHaveLength(1);
  });
});

describe('WatchWaitingChats', () => {
  it('reports the chats with unread messages, most unread first, and never a failure as an empty list', () => {
    const source = new FakeNotificationSource();
    const states: LiveState<readonly WaitingChat[]>[] = [];
    new WatchWaitingChats(source).execute('v2', state => states.push(state));
    source.say('v2', { status: 'failed' });
    source.unread({ bea: 1, cleo: 0, ana: 1, dan: 4 });
    expect(states.slice(0, 2)).toEqual([{ status: 'unknown' }, { status: 'failed' }]);
    const last = states.at(-1);
    expect(last !== undefined && 'value' in last && last.value.map(({ patient, unread }) => [patient, unread])).toEqual(
      [
        ['dan', 4],
        ['ana', 1],
        ['bea', 1],
      ],
    );
  });

  it('reports the chat of an unanswered emergency first', () => {
    const source = new FakeNotificationSource();
    const states: LiveState<readonly WaitingChat[]>[] = [];
    new WatchWaitingChats(source).execute('v2', state => states.push(state));
    const chat = (patient: string, unread: number) =>
      ({ chatSessionId: patient, generation: 'v2', patient, unread }) as const;
    source.say('v2', { status: 'live', value: [chat('dan', 4), { ...chat('ana', 1), emergency: true }] });
    const last = states.at(-1);
    expect(last !== undefined && 'value' in last && last.value.map(({ patient }) => patient)).toEqual(['ana', 'dan']);
  });
});
