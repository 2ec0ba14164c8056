import { channels } from '@/application/chat/engine/reducer/channels';
import { Timeline } from '@/domain/chat/messages/Timeline';
import { at, EngineDriver, message, nextSeq, session } from './EngineDriver';

const looking = (engine: EngineDriver): EngineDriver => {
  engine.on({ type: 'focus', focused: true, visible: true });
  return engine;
};
const marks = (engine: EngineDriver): bigint[] =>
  engine.effects.flatMap(effect => (effect.type === 'markRead' ? [effect.timeId] : []));
/** The current format; `readTo` is what older versions stored. */
const read = ({ timeId, seq: upTo }: { readonly timeId: bigint; readonly seq: bigint }) => ({
  ...readTo(timeId),
  upTo,
});
const readTo = (timeId: bigint, sender = 'ann') =>
  ({ type: 'read', channelId: 'c-a', seq: nextSeq(), timeId, sender }) as const;

describe('unread messages', () => {
  it('are counted on arrival, once each, and without own messages', () => {
    const engine = new EngineDriver().ready({ unread: 2 });
    const fresh = message('new');
    engine.on({ type: 'live', events: [message('own', { sender: 'ann' }), fresh] });
    engine.on({ type: 'live', events: [fresh] });
    expect(engine.unread()).toBe(3);
  });

  it('are counted for a chat that is not open', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'live', events: [message('new', { channelId: 'c-b' })] });
    expect(engine.unread('c-b')).toBe(1);
  });

  it('are marked as read once they were in view on a focused, visible screen', () => {
    const engine = looking(new EngineDriver().ready());
    const fresh = message('new');
    engine.on({ type: 'live', events: [fresh] });
    expect(marks(engine)).toEqual([]);
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [fresh.timeId] });
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [fresh.timeId] });
    expect(marks(engine)).toEqual([fresh.timeId]);
  });

  it.each([
    [false, true],
    [true, false],
  ])('stay unread with focus %s and visibility %s', (focused, visible) => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'focus', focused, visible });
    const fresh = message('new');
    engine.on({ type: 'live', events: [fresh] });
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [fresh.timeId] });
    expect(marks(engine)).toEqual([]);
    expect(engine.unread()).toBe(1);
  });

  it('are not marked while some of those counted by the list are not loaded', () => {
    const engine = looking(new EngineDriver().ready({ open: 'c-b', unread: 2 }));
    engine.on({ type: 'select', channelId: 'c-a' });
    const [older, newer] = [message('older'), message('newer')];
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 2, { asOf: newer.seq }), session('c-b')] });
    engine.on({ type: 'page', channelId: 'c-a', events: [newer], reachedStart: false });
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [newer.timeId] });
    expect(marks(engine)).toEqual([]);
    engine.on({ type: 'page', channelId: 'c-a', events: [older], reachedStart: false });
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [older.timeId] });
    engine.on({ type: 'caughtUp', events: [], done: true });
    expect(marks(engine)).toEqual([newer.timeId]);
  });

  it('are not marked past a late message that the list’s watermark only seems to cover', () => {
    const engine = looking(new EngineDriver().ready());
    const [late, fresh] = [message('late', { timeId: at(-60_000) }), message('fresh', { timeId: at(60_000) })];
    engine.on({ type: 'live', events: [fresh, late] });
    engine.on({
      type: 'sessionsLoaded',
      sessions: [session('c-a', 2, { asOf: fresh.seq, ownReadUpTo: at(0) }), session('c-b')],
    });
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [fresh.timeId] });
    expect(marks(engine)).toEqual([]);
    engine.on({ type: 'live', events: [{ ...readTo(at(0)), seq: late.seq - 1n }] });
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [late.timeId] });
    expect(marks(engine)).toEqual([fresh.timeId]);
  });

  it('are not marked while messages in between are missing, even on a stale connection', () => {
    const engine = looking(new EngineDriver().ready());
    const fresh = message('fresh');
    engine.on({ type: 'live', events: [fresh], isFull: true });
    engine.on({ type: 'stale' });
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [fresh.timeId] });
    expect(marks(engine)).toEqual([]);
  });

  /** The list counts one: `newer` is deleted and `older` is not loaded. The deletion has not arrived here yet. */
  const withDeletionUntold = () => {
    const engine = looking(new EngineDriver().ready({ open: 'c-b' }));
    engine.on({ type: 'select', channelId: 'c-a' });
    const newer = message('newer');
    const deletion = {
      type: 'delete',
      channelId: 'c-a',
      seq: nextSeq(),
      timeId: newer.timeId,
      sender: 'pat-a',
      clientTs: at(1),
    } as const;
    engine.on({ type: 'page', channelId: 'c-a', events: [newer], reachedStart: false });
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 1, { asOf: deletion.seq }), session('c-b')] });
    return { engine, newer, deletion, asked: engine.on({ type: 'seen', channelId: 'c-a', timeIds: [newer.timeId] }) };
  };

  it('are not marked when the count matches only because of a deletion that has not arrived here', () => {
    const { engine, deletion, asked } = withDeletionUntold();
    expect(asked).toEqual([{ type: 'catchUp', since: 0n }]);
    engine.on({ type: 'caughtUp', events: [deletion], done: true });
    expect(marks(engine)).toEqual([]);
  });

  it('are marked once the server confirms, in one request, that none is missing', () => {
    const { engine, newer } = withDeletionUntold();
    expect(engine.on({ type: 'seen', channelId: 'c-a', timeIds: [newer.timeId] })).toEqual([]);
    engine.on({ type: 'caughtUp', events: [], done: true });
    expect(marks(engine)).toEqual([newer.timeId]);
  });

  it('are checked again after a pause when the server does not answer', () => {
    const { engine } = withDeletionUntold();
    expect(engine.on({ type: 'catchUpFailed' })).toEqual([{ type: 'setAlarm', key: 'read:c-a', delayMs: 2_000 }]);
    expect(engine.on({ type: 'alarm', key: 'read:c-a' })).toEqual([{ type: 'catchUp', since: 0n }]);
  });

  it('are cleared when a watermark arrives, from this window or another', () => {
    const engine = new EngineDriver().ready();
    const fresh = message('new');
    engine.on({ type: 'live', events: [fresh] });
    engine.on({ type: 'live', events: [read(fresh), fresh] });
    expect(engine.unread()).toBe(0);
  });

  it('include a message with an old time, and marking it names that message', () => {
    const engine = looking(new EngineDriver().ready());
    const fresh = message('new', { timeId: at(60_000) });
    engine.on({ type: 'live', events: [fresh] });
    engine.on({ type: 'live', events: [read(fresh), fresh] });
    const late = message('late', { timeId: at(-60_000) });
    engine.on({ type: 'live', events: [late] });
    expect(engine.unread()).toBe(1);
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [late.timeId] });
    expect(marks(engine)).toEqual([late.timeId]);
  });

  it('are marked in order of arrival: an unseen earlier message holds the watermark back', () => {
    const engine = looking(new EngineDriver().ready());
    const fresh = message('new', { timeId: at(60_000) });
    engine.on({ type: 'live', events: [read(fresh), fresh] });
    const [unseen, seen] = [message('unseen', { timeId: at(-30_000) }), message('seen', { timeId: at(-60_000) })];
    engine.on({ type: 'live', events: [seen, unseen] });
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [seen.timeId] });
    expect(marks(engine)).toEqual([]);
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [unseen.timeId] });
    expect(marks(engine)).toEqual([seen.timeId]);
  });

  it('are counted and marked after a message dated 2199', () => {
    const engine = looking(new EngineDriver().ready());
    const [far, after] = [message('2199', { timeId: at(5_000_000_000_000) }), message('after')];
    engine.on({ type: 'live', events: [far] });
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [far.timeId] });
    engine.on({ type: 'live', events: [read(far), far] });
    engine.on({ type: 'live', events: [after] });
    expect([engine.unread(), marks(engine)]).toEqual([1, [far.timeId]]);
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [after.timeId] });
    expect(marks(engine)).toEqual([far.timeId, after.timeId]);
  });

  it('begin after the watermark of the list for a user who signs in later, whatever their times', () => {
    const engine = looking(new EngineDriver().ready());
    const [far, after] = [message('2199', { timeId: at(5_000_000_000_000) }), message('after')];
    engine.on({
      type: 'sessionsLoaded',
      sessions: [session('c-a', 1, { asOf: after.seq, ownReadUpTo: far.timeId, ownReadSeq: far.seq }), session('c-b')],
    });
    engine.on({ type: 'live', events: [after, far] });
    expect(engine.unread()).toBe(1);
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [after.timeId] });
    expect(marks(engine)).toEqual([after.timeId]);
  });

  it('are marked again after the call failed', () => {
    const engine = looking(new EngineDriver().ready());
    const fresh = message('new');
    engine.on({ type: 'live', events: [fresh] });
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [fresh.timeId] });
    expect(engine.on({ type: 'readFailed', channelId: 'c-a', kind: 'unreachable' })).toEqual([
      { type: 'setAlarm', key: 'read:c-a', delayMs: 3_000 },
    ]);
    expect(engine.typesOn({ type: 'alarm', key: 'read:c-a' })).toEqual(['markRead']);
  });

  it.each(['notInChat', 'notAllowed', 'invalid'] as const)(
    'are not marked again after the call was refused as %s, until another message is seen',
    kind => {
      const engine = looking(new EngineDriver().ready());
      const [first, second] = [message('first'), message('second')];
      engine.on({ type: 'live', events: [first] });
      engine.on({ type: 'seen', channelId: 'c-a', timeIds: [first.timeId] });
      expect(engine.on({ type: 'readFailed', channelId: 'c-a', kind })).toEqual([]);
      expect(engine.typesOn({ type: 'focus', focused: true, visible: true })).toEqual([]);
      engine.on({ type: 'live', events: [second] });
      expect(engine.typesOn({ type: 'seen', channelId: 'c-a', timeIds: [second.timeId] })).toEqual(['markRead']);
    },
  );

  it('are marked again after a refusal when the chat is reopened', () => {
    const engine = looking(new EngineDriver().ready());
    const fresh = message('new');
    engine.on({ type: 'live', events: [fresh] });
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [fresh.timeId] });
    engine.on({ type: 'readFailed', channelId: 'c-a', kind: 'notAllowed' });
    engine.on({ type: 'select', channelId: 'c-a' });
    expect(engine.typesOn({ type: 'seen', channelId: 'c-a', timeIds: [fresh.timeId] })).toEqual(['markRead']);
  });

  it('are counted again by the backend when a watermark covers some of those counted', () => {
    const engine = new EngineDriver().ready();
    const [older, newer] = [message('older'), message('newer')];
    engine.on({
      type: 'sessionsLoaded',
      sessions: [
        session('c-a', 2, {
          asOf: newer.seq,
          lastMessage: { timeId: newer.timeId, sender: 'pat-a', text: 'newer', deleted: false },
        }),
      ],
    });
    expect(engine.on({ type: 'live', events: [read(older)] })).toContainEqual({
      type: 'setAlarm',
      key: 'recount',
      delayMs: 1_000,
    });
    expect(engine.typesOn({ type: 'alarm', key: 'recount' })).toEqual(['loadSessions']);
  });

  it('are counted again after a pause while the list is older than the watermark', () => {
    const engine = new EngineDriver().ready();
    const [older, newer] = [message('older'), message('newer')];
    const behind = {
      type: 'sessionsLoaded',
      sessions: [
        session('c-a', 2, {
          asOf: newer.seq,
          lastMessage: { timeId: newer.timeId, sender: 'pat-a', text: 'newer', deleted: false },
        }),
      ],
    } as const;
    engine.on({ type: 'live', events: [read(older)] });
    expect(engine.on(behind)).toEqual([{ type: 'setAlarm', key: 'recount', delayMs: 1_000 }]);
    expect(engine.on(behind)).toEqual([{ type: 'setAlarm', key: 'recount', delayMs: 1_000 }]);
  });
});

describe('marking as read in a long chat', () => {
  /** Twenty thousand read messages, the newest from a colleague. Counts how often a message is looked up. */
  function longChat() {
    const engine = looking(new EngineDriver().ready());
    const looks = { count: 0 };
    let timeline = Timeline.empty;
    for (let ms = 1; ms <= 20_000; ms += 1) {
      const sent = { sender: ms === 20_000 ? 'bob' : 'pat-a', text: 'read', seq: at(ms), clientTs: at(ms) };
      timeline = timeline.with({
        timeId: at(ms),
        get sent() {
          looks.count += 1;
          return sent;
        },
      });
    }
    const channel = {
      ...channels.channelOf(engine.state, 'c-a'),
      timeline,
      ownRead: { timeId: at(20_000), seq: at(20_000), isListed: false },
    };
    engine.state = channels.withChannel(engine.state, channel);
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [at(19_999), at(20_000)] });
    looks.count = 0;
    return { engine, looks };
  }

  it('does not scan the messages while every visible one is read', () => {
    const { engine, looks } = longChat();
    engine.on({ type: 'live', events: [message('new', { timeId: at(20_001), seq: at(20_001) })] });
    expect(looks.count).toBeLessThan(100);
  });

  it('marks a new message once it is seen', () => {
    const { engine } = longChat();
    engine.on({ type: 'live', events: [message('new', { timeId: at(20_001), seq: at(20_001) })] });
    engine.on({ type: 'seen', channelId: 'c-a', timeIds: [at(20_001)] });
    expect(marks(engine)).toEqual([at(20_001)]);
  });
});

describe('read receipts', () => {
  it('come from the patient alone, not from a colleague', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'live', events: [readTo(at(5), 'bob')] });
    expect(engine.screen.patientReadUpTo.get('c-a')).toBeUndefined();
    engine.on({ type: 'live', events: [readTo(at(3), 'pat-a')] });
    expect(engine.screen.patientReadUpTo.get('c-a')).toBe(at(3));
  });

  it('use the newer of the list’s and the patient’s watermark', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'live', events: [readTo(at(3), 'pat-a')] });
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 0, { patientReadUpTo: at(2) })] });
    expect(engine.screen.patientReadUpTo.get('c-a')).toBe(at(3));
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 0, { patientReadUpTo: at(4) })] });
    expect(engine.screen.patientReadUpTo.get('c-a')).toBe(at(4));
  });
});

describe('the count of messages since the list', () => {
  it('includes the user’s own messages, and ends when a newer list arrives', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'live', events: [message('new'), message('own', { sender: 'ann' })] });
    expect(engine.screen.sessions.get('c-a')?.messagesSince).toBe(2);
    engine.on({ type: 'sessionsLoaded', sessions: [{ ...session('c-a'), asOf: nextSeq() }] });
    expect(engine.screen.sessions.get('c-a')?.messagesSince).toBeUndefined();
  });
});
