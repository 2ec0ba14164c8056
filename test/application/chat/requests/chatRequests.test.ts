import { KnownPatients } from '@/application/kernel/KnownPatients';
import { REQUESTS_POLL_MS, WatchChatRequests } from '@/application/chat/requests/WatchChatRequests';
import type { LiveState } from '@/application/kernel/LiveState';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import type { ReadList } from '@/domain/kernel/ReadList';
import { aChatRequest } from '#test/support/builders/chat/aChatRequest';
import { aNotification } from '#test/support/builders/notifications/aNotification';
import { FakeChatRequestGateway } from '#test/support/fakes/chat/FakeChatRequestGateway';
import { FakeNotificationSource } from '#test/support/fakes/notifications/FakeNotificationSource';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { AcceptChatRequest } from '@/application/chat/requests/AcceptChatRequest';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('WatchChatRequests', () => {
  const settle = () => new Promise<void>(resolve => setImmediate(resolve));
  function setUp() {
    const [gateway, source, clock] = [new FakeChatRequestGateway(), new FakeNotificationSource(), new ManualClock()];
    const states: LiveState<ReadList<ChatRequest>>[] = [];
    const known = new KnownPatients();
    const watchChatRequests = new WatchChatRequests(gateway, source, clock, known);
    const start = (generation: 'v1' | 'v2' = 'v2') =>
      watchChatRequests.execute(generation, state => states.push(state));
    const shown = () => {
      const last = states.at(-1);
      return last !== undefined && 'value' in last
        ? [last.status, ...last.value.items.map(({ id }) => id)]
        : [last?.status];
    };
    return { gateway, source, clock, known, states, start, shown };
  }

  it('tells namesakes apart, also from assigned patients', async () => {
    const { gateway, known, states, start } = setUp();
    const ana = { id: 'p-1', userId: '1', email: '1@x.org', firstName: 'Ana', lastName: 'Novak' };
    gateway.ask(aChatRequest({ patient: ana }));
    const { stop } = start();
    await settle();
    const apart = () => {
      const last = states.at(-1);
      return last !== undefined && 'value' in last ? last.value.items[0]?.patient.apart : 'none';
    };
    expect(apart()).toBeUndefined();
    known.learn('chats', [{ ...ana, id: 'p-2', email: '2@x.org' }]);
    expect(apart()).toBe('1@x.org');
    stop();
    expect(known.nameOf('p-1')).toBeUndefined();
  });

  it('lists the requests of one generation in the order of urgency', async () => {
    const { gateway, start, shown } = setUp();
    gateway.ask(aChatRequest({ id: 'late', requestedAt: 9 }), aChatRequest({ id: 'early', requestedAt: 1 }));
    gateway.ask(
      aChatRequest({ id: 'emergency', requestedAt: 99, emergency: true }),
      aChatRequest({ id: 'old', generation: 'v1', requestedAt: 0 }),
    );
    start();
    expect(shown()).toEqual(['unknown']);
    await settle();
    expect(shown()).toEqual(['live', 'emergency', 'early', 'late']);
  });

  it('lists partly unreadable requests right after emergencies, and counts unreadable ones', async () => {
    const { gateway, states, start, shown } = setUp();
    gateway.unreadable = 2;
    gateway.ask(
      aChatRequest({ id: 'risk', highRisk: true }),
      aChatRequest({ id: 'unread', couldNotRead: ['emergency'] }),
      aChatRequest({ id: 'unknown', requestedAt: 'unknown', couldNotRead: ['requestedAt'] }),
    );
    start();
    await settle();
    expect(shown()).toEqual(['live', 'unknown', 'unread', 'risk']);
    expect(states.at(-1)).toMatchObject({ value: { unreadable: 2 } });
  });

  it('loads a list once for all watchers, and again after the last one has stopped', async () => {
    const { gateway, clock, source, states, start } = setUp();
    const [first, second] = [start(), start()];
    await settle();
    expect([gateway.fetches, states.filter(({ status }) => status === 'live').length]).toEqual([1, 2]);
    first.stop();
    clock.advance(REQUESTS_POLL_MS);
    await settle();
    expect(gateway.fetches).toBe(2);
    second.stop();
    source.list(aNotification());
    clock.advance(REQUESTS_POLL_MS);
    expect(gateway.fetches).toBe(2);
    start();
    expect(states.at(-1)).toEqual({ status: 'unknown' });
  });

  it('reloads on a notification, and at intervals without one', async () => {
    const { gateway, source, clock, start, shown } = setUp();
    start();
    await settle();
    gateway.ask(aChatRequest());
    source.list(aNotification());
    await settle();
    expect(shown()).toEqual(['live', 'r-ana']);
    gateway.takenBy('r-ana', 'Ben');
    clock.advance(REQUESTS_POLL_MS);
    await settle();
    expect(shown()).toEqual(['live']);
  });

  it('never reports an empty list after a failed load', async () => {
    const { gateway, clock, start, shown } = setUp();
    gateway.isReachable = false;
    start();
    await settle();
    expect(shown()).toEqual(['failed']);
    gateway.isReachable = true;
    gateway.ask(aChatRequest());
    clock.advance(REQUESTS_POLL_MS);
    await settle();
    gateway.isReachable = false;
    clock.advance(REQUESTS_POLL_MS);
    await settle();
    expect(shown()).toEqual(['delayed', 'r-ana']);
  });

  it('drops an answer that a newer one has overtaken', async () => {
    const { gateway, start, shown, states } = setUp();
    gateway.ask(aChatRequest());
    gateway.hold();
    const { refresh } = start();
    gateway.takenBy('r-ana', 'Ben');
    refresh();
    gateway.release();
    await settle();
    expect(shown()).toEqual(['live']);
    expect(states.map(({ status }) => status)).toEqual(['unknown', 'live']);
  });

  it('reports nothing once it is stopped', async () => {
    const { clock, source, states, start } = setUp();
    start().stop();
    await settle();
    clock.advance(10 * REQUESTS_POLL_MS);
    expect([states.length, source.listening, clock.pendingWakes]).toEqual([1, 0, 0]);
  });
});

describe('AcceptChatRequest', () => {
  function setUp() {
    const [gateway, engine] = [new FakeChatRequestGateway(), new FakeChatEngine()];
    gateway.ask(aChatRequest());
    return { gateway, engine, accept: new AcceptChatRequest(gateway, engine) };
  }

  it('returns the chat and reloads the chats', async () => {
    const { accept, engine } = setUp();
    expect(await accept.execute('r-ana')).toEqual({
      ok: true,
      value: { chatSessionId: 'chat-p-ana', generation: 'v2' },
    });
    expect(engine.engineCommandsOf('reloadSessions')).toHaveLength(1);
  });

  it('is sent once, however often it is pressed', async () => {
    const { accept, gateway } = setUp();
    gateway.hold();
    const presses = [accept.execute('r-ana'), accept.execute('r-ana'), accept.execute('r-ana')];
    gateway.release();
    await Promise.all(presses);
    expect(gateway.accepts).toEqual(['r-ana']);
  });

  it('reports which colleague accepted first', async () => {
    const { accept, gateway, engine } = setUp();
    gateway.takenBy('r-ana', 'Ben Okafor');
    expect(await accept.execute('r-ana')).toEqual({ ok: false, failure: { kind: 'taken', by: 'Ben Okafor' } });
    expect(engine.commands).toEqual([]);
  });

  it('is never retried automatically, and returns the same chat when the therapist retries', async () => {
    const { accept, gateway } = setUp();
    gateway.loseNextAnswer();
    expect(await accept.execute('r-ana')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(gateway.accepts).toHaveLength(1);
    expect(await accept.execute('r-ana')).toMatchObject({ ok: true, value: { chatSessionId: 'chat-p-ana' } });
  });
});
