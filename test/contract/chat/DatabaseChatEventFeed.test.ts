import { readFileSync } from 'node:fs';
import 'reflect-metadata';
import { RoomPublisher } from '#sandbox/backend/chat/v1/RoomPublisher';
import { RealtimeNotificationCache } from '#sandbox/server/RealtimeNotificationCache';
import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import { formatTimeId, toTimeId } from '@/domain/chat/messages/TimeId';
import { DatabaseChatEventFeed } from '@/infrastructure/firebase/chat/DatabaseChatEventFeed';
import { openDatabase } from '#firebase-stand-in/test/contract/realtimeDatabase/support/openDatabase';
import { startDatabaseServer } from '#firebase-stand-in/test/contract/realtimeDatabase/support/startDatabaseServer';
import { chatEventFeedContract } from '#test/support/contracts/chat/chatEventFeedContract';
import { eventually } from '#test/support/eventually';
import { openSessionClaims } from '#test/support/builders/session/openSessionClaims';

const ME = 'ann';
const CHANNEL = 'V1.c1';

const claims: IdTokenClaims = {
  sub: ME,
  user_id: ME,
  auth_time: 1,
  iat: 1,
  exp: 4_000_000_000,
  firebase: { sign_in_provider: 'custom', identities: {} },
  ...openSessionClaims,
  scopes: ['chat:view-active-chats'],
};
const token = [{ alg: 'none' }, claims, 'sandbox']
  .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

const rules: unknown = JSON.parse(readFileSync('database.rules.json', 'utf8'));

async function setUp() {
  const server = await startDatabaseServer({ rules, verifyIdToken: given => (given === token ? claims : undefined) });
  const client = openDatabase(server.port, token);
  const rooms = new RoomPublisher(server.database);
  const cache = new RealtimeNotificationCache(server.database);
  const list = (chatSessionId: string): void =>
    cache.save(ME, {
      chatSessionId,
      pubNub: false,
      patient: { email: 'pat@example.org', name: 'Pat' },
      messages: { last: '', unread: 0 },
    });
  const problems: (readonly [problem: string, event: string | undefined])[] = [];
  const feed = new DatabaseChatEventFeed(
    () => client.database,
    (problem, event) => problems.push([problem, event]),
  );
  let written = 0;
  const next = (): string => formatTimeId(toTimeId(1_772_357_400_000, (written += 1)));
  const write = (channel: string, text: string, participants = ['pat', ME]): string => {
    const timeId = next();
    rooms.publish({
      id: `e${written}`,
      type: 'message',
      channel,
      participants,
      seq: timeId,
      timeId,
      sender: 'pat',
      text,
      clientTs: timeId,
    });
    return timeId;
  };
  const change = (channel: string, timeId: string, type: 'edit' | 'delete', text: string): void => {
    const seq = next();
    rooms.publish({
      id: `e${written}`,
      type,
      channel,
      participants: ['pat', ME],
      seq,
      timeId,
      sender: 'pat',
      clientTs: seq,
      text,
    });
  };
  const sign = (
    channel: string,
    type: 'read' | 'typing' | 'ended',
    rest: { timeId?: string; isTyping?: boolean } = {},
  ): void => {
    const seq = next();
    rooms.publish({
      id: `e${written}`,
      type,
      channel,
      participants: ['pat', ME],
      seq,
      timeId: seq,
      sender: 'pat',
      ...rest,
    });
  };
  const windows: (readonly ChatEvent[])[] = [];
  const signals: string[] = [];
  const watcher = {
    onEvents: (events: readonly ChatEvent[]) => windows.push(events),
    onStale: () => signals.push('stale'),
    onDown: () => signals.push('down'),
  };
  const dispose = async (): Promise<void> => {
    await client.close();
    await server.close();
  };
  return {
    server,
    client,
    rooms,
    cache,
    list,
    problems,
    feed,
    write,
    change,
    sign,
    windows,
    signals,
    watcher,
    dispose,
  };
}

chatEventFeedContract('DatabaseChatEventFeed', async () => {
  const world = await setUp();
  world.list('c1');
  world.rooms.publishAll([]);
  world.server.database.update('chat-rooms/c1', { participants: { pat: true, [ME]: true } });
  return {
    feed: world.feed,
    me: ME,
    channelId: CHANNEL,
    patientWrites: texts => {
      for (const text of texts) world.write(CHANNEL, text);
      return Promise.resolve();
    },
    strangersWrite: text => {
      world.list('other');
      world.write('V1.other', text, ['pat', 'zoe']);
      return Promise.resolve();
    },
    dispose: world.dispose,
  };
});

const inWords = (events: readonly ChatEvent[] | undefined): string[] =>
  (events ?? []).map(event => ('text' in event ? `${event.type} ${event.text}` : event.type));

describe('DatabaseChatEventFeed', () => {
  it('delivers edits, deletions, watermarks, typing and the end of a chat', async () => {
    const { list, write, change, sign, feed, watcher, windows, dispose } = await setUp();
    const [one, two] = [write(CHANNEL, 'one'), write(CHANNEL, 'two')];
    list('c1');
    const stop = feed.subscribe(ME, watcher);
    await eventually(() => expect(inWords(windows.at(-1))).toEqual(['message two', 'message one']));
    change(CHANNEL, one, 'edit', 'once');
    change(CHANNEL, two, 'delete', '');
    sign(CHANNEL, 'read', { timeId: two });
    sign(CHANNEL, 'typing', { isTyping: true });
    sign(CHANNEL, 'ended');
    await eventually(() =>
      expect(inWords(windows.at(-1))).toEqual([
        'ended',
        'typing',
        'read',
        'delete',
        'edit once',
        'message ',
        'message once',
      ]),
    );
    stop();
    await dispose();
  });

  it('leaves V2 chats to the other feed', async () => {
    const { cache, write, list, feed, watcher, windows, dispose } = await setUp();
    cache.save(ME, {
      chatSessionId: 'new',
      pubNub: true,
      patient: { email: 'p@example.org', name: 'P' },
      messages: { last: '', unread: 0 },
    });
    write('V1.new', 'not mine');
    write(CHANNEL, 'mine');
    list('c1');
    const stop = feed.subscribe(ME, watcher);
    await eventually(() => expect(inWords(windows.at(-1))).toEqual(['message mine']));
    stop();
    await dispose();
  });

  it('delivers nothing before all rooms have answered, and a new room as soon as it is listed', async () => {
    const { list, write, feed, watcher, windows, dispose } = await setUp();
    write('V1.c1', 'first');
    write('V1.c2', 'second');
    list('c1');
    list('c2');
    const stop = feed.subscribe(ME, watcher);
    await eventually(() => expect(windows.length).toBeGreaterThan(0));
    expect(inWords(windows[0])).toEqual(['message second', 'message first']);
    write('V1.c3', 'third');
    list('c3');
    await eventually(() =>
      expect(inWords(windows.at(-1))).toEqual(['message third', 'message second', 'message first']),
    );
    stop();
    await dispose();
  });

  it('does not claim to know a period in which a busy room may hide older changes', async () => {
    const { list, write, feed, watcher, windows, dispose } = await setUp();
    write('V1.quiet', 'old');
    for (let at = 0; at < 60; at += 1) write(CHANNEL, `m${at}`);
    list('quiet');
    list('c1');
    const stop = feed.subscribe(ME, watcher);
    await eventually(() => expect(windows.length).toBeGreaterThan(0));
    expect(inWords(windows[0])).toHaveLength(50);
    expect(inWords(windows[0])).not.toContain('message old');
    stop();
    await dispose();
  });

  it('catches up over many rooms, including edits of old messages, without a gap', async () => {
    const { list, write, change, feed, dispose } = await setUp();
    const early = write('V1.c1', 'early');
    const since = BigInt(write('V1.c2', 'known'));
    const wanted: string[] = [];
    for (let at = 0; at < 130; at += 1) {
      write(`V1.c${(at % 3) + 1}`, `m${at}`);
      wanted.push(`message m${at}`);
      if (at === 60) change('V1.c1', early, 'edit', 'changed');
    }
    wanted.push('edit changed');
    for (const id of ['c1', 'c2', 'c3', 'gone']) list(id);
    const got: ChatEvent[] = [];
    for (let from = since, done = false; !done;) {
      const page = await feed.since(ME, from);
      if (!page.ok) throw new Error('no page');
      expect(page.value.complete || page.value.events.length > 0).toBe(true);
      got.push(...page.value.events);
      from = page.value.events.at(-1)?.seq ?? from;
      done = page.value.complete;
    }
    expect(inWords(got).sort()).toEqual(wanted.sort());
    expect(got.map(({ seq }) => seq)).toEqual(got.map(({ seq }) => seq).sort((a, b) => (a < b ? -1 : 1)));
    await dispose();
  });

  it('pages in order of sending: a late edit does not bring an old message forward', async () => {
    const { list, write, change, feed, dispose } = await setUp();
    const early = write(CHANNEL, 'early');
    for (let at = 0; at < 55; at += 1) write(CHANNEL, `m${at}`);
    change(CHANNEL, early, 'edit', 'changed');
    list('c1');
    const page = await feed.history(ME, CHANNEL, undefined);
    expect(page.ok && inWords(page.value.events)).not.toContain('edit changed');
    const older = await feed.history(ME, CHANNEL, page.ok ? page.value.events.at(-1)?.seq : undefined);
    expect(older.ok && [older.value.complete, inWords(older.value.events)]).toEqual([
      true,
      ['edit changed', 'message m4', 'message m3', 'message m2', 'message m1', 'message m0', 'message changed'],
    ]);
    await dispose();
  });

  it('goes down when the user is removed from an open room', async () => {
    const { server, list, write, feed, watcher, windows, signals, dispose } = await setUp();
    write(CHANNEL, 'mine');
    list('c1');
    const stop = feed.subscribe(ME, watcher);
    await eventually(() => expect(windows.length).toBeGreaterThan(0));
    server.database.update('chat-rooms/c1', { [`participants/${ME}`]: null });
    await eventually(() => expect(signals).toEqual(['down']));
    stop();
    await dispose();
  });

  it('goes stale with the connection, and delivers everything again when it is back', async () => {
    const { server, client, list, write, feed, watcher, windows, signals, dispose } = await setUp();
    const { goOffline, goOnline } = await import('firebase/database');
    write(CHANNEL, 'before');
    list('c1');
    const stop = feed.subscribe(ME, watcher);
    await eventually(() => expect(inWords(windows.at(-1))).toEqual(['message before']));
    goOffline(client.database);
    await eventually(() => expect(signals).toEqual(['stale']));
    const count = windows.length;
    goOnline(client.database);
    await eventually(() => expect(windows.length).toBeGreaterThan(count));
    write(CHANNEL, 'after');
    await eventually(() => expect(inWords(windows.at(-1))).toEqual(['message after', 'message before']));
    expect(server.requests.length).toBeGreaterThan(0);
    stop();
    await dispose();
  });

  it('reports an invalid message and delivers the others', async () => {
    const { server, list, write, feed, watcher, windows, problems, dispose } = await setUp();
    write(CHANNEL, 'good');
    server.database.set('chat-rooms/c1/messages/17723574000000999', { seq: 'x' });
    list('c1');
    const stop = feed.subscribe(ME, watcher);
    await eventually(() => expect(inWords(windows.at(-1))).toEqual(['message good']));
    stop();
    await dispose();
    expect(problems).toContainEqual([
      'A message of a V1 chat is not what the contract says.',
      `${CHANNEL}/17723574000000999`,
    ]);
  });
});
