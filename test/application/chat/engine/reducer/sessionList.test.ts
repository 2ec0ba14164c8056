import type { EngineEffect } from '@/application/chat/engine/reducer/EngineEffect';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { Participant } from '@/domain/chat/conversations/Participant';
import { EngineDriver, message, nextSeq, session } from './EngineDriver';

/** Signed in. Both list and feed have been requested, and neither has answered. */
function begun(): EngineDriver {
  const engine = new EngineDriver();
  engine.on({ type: 'signedIn', uid: 'ann', entries: [] });
  return engine;
}

describe('a chat list with unreadable chats', () => {
  it('is partial, and remains so when a later load fails', () => {
    const engine = begun();
    const phases = () =>
      engine.effects.flatMap(effect =>
        effect.type === 'notify' && effect.update.type === 'sessions' ? [effect.update.phase] : [],
      );
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a')], unreadable: 1 });
    expect(phases().at(-1)).toBe('partial');
    engine.on({ type: 'sessionsFailed' });
    expect(engine.state.sessions.phase).toBe('partial');
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a')] });
    expect(phases().at(-1)).toBe('known');
  });
});

describe('the chat list and the first page of the feed, requested in parallel', () => {
  it('are enough when the page reaches back to the time of the list', () => {
    const engine = begun();
    const [counted, asOf, fresh] = [message('counted'), nextSeq(), message('fresh')];
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 1, { asOf })] });
    expect(engine.typesOn({ type: 'live', events: [fresh, counted], isFull: true })).toEqual([]);
    expect(engine.unread()).toBe(2);
  });

  it('are enough when the list is the later of the two', () => {
    const engine = begun();
    const counted = message('counted');
    expect(engine.typesOn({ type: 'live', events: [counted], isFull: true })).toEqual([]);
    expect(engine.typesOn({ type: 'sessionsLoaded', sessions: [session('c-a', 1, { asOf: nextSeq() })] })).toEqual([]);
    expect(engine.unread()).toBe(1);
  });

  it('leave a gap when the page is too short: the list is reloaded before anything is marked as read', () => {
    const engine = begun();
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 0, { asOf: nextSeq() })] });
    engine.on({ type: 'focus', focused: true, visible: true });
    engine.on({ type: 'select', channelId: 'c-a' });
    const between = message('between');
    const shown = message('shown');
    expect(engine.typesOn({ type: 'live', events: [shown], isFull: true })).toContain('loadSessions');
    expect(engine.typesOn({ type: 'seen', channelId: 'c-a', timeIds: [shown.timeId] })).toEqual([]);
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 2, { asOf: nextSeq() })] });
    expect(engine.unread()).toBe(2);
    engine.on({ type: 'page', channelId: 'c-a', events: [shown, between], reachedStart: false });
    expect(engine.typesOn({ type: 'seen', channelId: 'c-a', timeIds: [between.timeId] })).toContain('catchUp');
  });

  it('leave a gap even when the list is the later of the two: it is reloaded after a pause', () => {
    const engine = begun();
    const asOf = nextSeq();
    engine.on({ type: 'live', events: [message('shown')], isFull: true });
    expect(engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 0, { asOf })] })).toEqual([
      { type: 'setAlarm', key: 'recount', delayMs: 1_000 },
    ]);
    expect(engine.typesOn({ type: 'alarm', key: 'recount' })).toEqual(['loadSessions']);
    expect(engine.typesOn({ type: 'sessionsLoaded', sessions: [session('c-a', 1, { asOf: nextSeq() })] })).toEqual([]);
  });

  it.each(['first', 'last'])('lack a chat that is new, when the list comes %s: the list is reloaded once', place => {
    const engine = begun();
    const sessions = [session('c-a', 0, { asOf: nextSeq() })];
    const live = { type: 'live', events: [message('new', { channelId: 'c-new' })], isFull: false } as const;
    const events =
      place === 'first'
        ? ([{ type: 'sessionsLoaded', sessions }, live] as const)
        : ([live, { type: 'sessionsLoaded', sessions }] as const);
    expect(events.flatMap(event => engine.typesOn(event))).toEqual(['loadSessions']);
    expect(engine.typesOn({ type: 'sessionsLoaded', sessions })).toEqual([]);
  });

  it('do not reload the list for a chat that the user has left', () => {
    const engine = begun();
    const left = message('old', { channelId: 'c-left' });
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 0, { asOf: nextSeq() })] });
    expect(engine.typesOn({ type: 'live', events: [left], isFull: false })).toEqual([]);
  });

  it('reload a list that failed as soon as the feed answers', () => {
    const engine = begun();
    engine.on({ type: 'sessionsFailed' });
    expect(engine.typesOn({ type: 'live', events: [] })).toContain('loadSessions');
  });
});

describe('the chat list', () => {
  it('is requested again two seconds after a failure, which is reported', () => {
    const engine = new EngineDriver();
    engine.on({ type: 'signedIn', uid: 'ann', entries: [] });
    expect(engine.on({ type: 'sessionsFailed' })).toEqual([{ type: 'setAlarm', key: 'sessions', delayMs: 2_000 }]);
    expect(engine.screen.sessionsPhase).toBe('failed');
    expect(engine.typesOn({ type: 'alarm', key: 'sessions' })).toEqual(['loadSessions']);
  });

  it('is reloaded when the same user is back', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'sessionEnded' });
    expect(engine.typesOn({ type: 'signedIn', uid: 'ann', entries: [] })).toContain('loadSessions');
  });

  it('does not count messages twice that arrived before it was made', () => {
    const engine = new EngineDriver().ready();
    const [counted, fresh] = [message('counted'), message('fresh')];
    engine.on({ type: 'live', events: [fresh, counted] });
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 1, { asOf: counted.seq })] });
    expect(engine.unread()).toBe(2);
  });

  it('keeps the newer of two lists, in any order of the answers', () => {
    const engine = new EngineDriver().ready();
    const [older, newer] = [nextSeq(), nextSeq()];
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 4, { asOf: newer })] });
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 0, { asOf: older })] });
    expect(engine.unread()).toBe(4);
  });

  describe('with two requests pending', () => {
    /** Two requests were sent, and the second one has been answered. */
    function answeredTwice(second: readonly ChatSession[]): { engine: EngineDriver; first: number } {
      const engine = new EngineDriver().ready();
      const [first] = [requestOf(engine.on({ type: 'reloadSessions' })), engine.on({ type: 'reloadSessions' })];
      engine.on({ type: 'sessionsLoaded', sessions: second });
      return { engine, first };
    }
    const requestOf = (effects: readonly EngineEffect[]): number =>
      effects.flatMap(effect => (effect.type === 'loadSessions' ? [effect.request] : []))[0] ?? Number.NaN;

    it('is not emptied by a late answer to the first', () => {
      const { engine, first } = answeredTwice([session('c-a', 0, { asOf: nextSeq() })]);
      engine.on({ type: 'sessionsLoaded', request: first, sessions: [] });
      expect([...engine.screen.sessions.keys()]).toEqual(['c-a']);
    });

    it('stays empty when the first answer arrives late with a chat', () => {
      const { engine, first } = answeredTwice([]);
      engine.on({ type: 'sessionsLoaded', request: first, sessions: [session('c-a')] });
      expect(engine.screen.sessions.size).toBe(0);
    });

    it('keeps a newer flag that the late first answer does not have', () => {
      const asOf = nextSeq();
      const { engine, first } = answeredTwice([session('c-a', 0, { asOf, highRisk: true })]);
      engine.on({ type: 'sessionsLoaded', request: first, sessions: [session('c-a', 0, { asOf })] });
      expect(engine.screen.sessions.get('c-a')?.highRisk).toBe(true);
    });

    it('applies the first answer if its list is the newer one', () => {
      const { engine, first } = answeredTwice([session('c-a', 1, { asOf: nextSeq() })]);
      engine.on({ type: 'sessionsLoaded', request: first, sessions: [session('c-a', 2, { asOf: nextSeq() })] });
      expect(engine.unread()).toBe(2);
    });

    it('is not marked as failed when the first request fails', () => {
      const { engine, first } = answeredTwice([session('c-a', 0, { asOf: nextSeq() })]);
      expect(engine.on({ type: 'sessionsFailed', request: first })).toEqual([]);
      expect(engine.screen.sessionsPhase).toBe('known');
    });

    it('is emptied by an empty answer to the second', () => {
      const { engine } = answeredTwice([session('c-a', 0, { asOf: nextSeq() })]);
      engine.on({ type: 'reloadSessions' });
      engine.on({ type: 'sessionsLoaded', sessions: [] });
      expect(engine.screen.sessions.size).toBe(0);
    });
  });

  it('shows the newest message that this window knows, even if the list is older', () => {
    const engine = new EngineDriver().ready();
    const fresh = message('fresh');
    engine.on({ type: 'live', events: [fresh] });
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a')] });
    expect(engine.screen.sessions.get('c-a')?.lastMessage).toMatchObject({ text: 'fresh' });
  });

  it('is reloaded when something happens in an unlisted chat', () => {
    const engine = new EngineDriver().ready();
    expect(engine.typesOn({ type: 'live', events: [message('new', { channelId: 'c-new' })] })).toContain(
      'loadSessions',
    );
  });

  it('is reloaded when the user is readmitted to a chat', () => {
    const engine = new EngineDriver().ready();
    const seq = nextSeq();
    expect(
      engine.typesOn({
        type: 'live',
        events: [{ type: 'participants', channelId: 'c-new', seq, timeId: seq, sender: 'system', people: [] }],
      }),
    ).toContain('loadSessions');
  });
});

describe('a chat that ends', () => {
  const end = (channelId: string) =>
    ({ type: 'ended', channelId, seq: nextSeq(), timeId: nextSeq(), sender: 'system' }) as const;

  it.each(['c-a', 'c-b'])('is removed from the list immediately, open or not: %s', channelId => {
    const engine = new EngineDriver().ready({ open: 'c-a' });
    const before = engine.effects.length;
    expect(engine.typesOn({ type: 'live', events: [end(channelId)] })).toEqual(['loadSessions']);
    expect(engine.screen.sessions.has(channelId)).toBe(false);
    expect(engine.screen.sessions.size).toBe(1);
    const received = engine.effects
      .slice(before)
      .flatMap(effect => (effect.type === 'notify' ? [effect.update.type] : []));
    expect(received.indexOf('chatEnded')).toBeLessThan(received.indexOf('sessions'));
  });

  it('is restored only by a list that was made later', () => {
    const engine = new EngineDriver().ready();
    const early = nextSeq();
    engine.on({ type: 'live', events: [end('c-b')] });
    engine.on({
      type: 'sessionsLoaded',
      sessions: [session('c-a', 0, { asOf: early }), session('c-b', 0, { asOf: early })],
    });
    expect([...engine.screen.sessions.keys()]).toEqual(['c-a']);
    const late = nextSeq();
    engine.on({
      type: 'sessionsLoaded',
      sessions: [session('c-a', 0, { asOf: late }), session('c-b', 0, { asOf: late })],
    });
    expect([...engine.screen.sessions.keys()]).toEqual(['c-a', 'c-b']);
  });

  it('is left out of a list that arrives after its end', () => {
    const engine = begun();
    const asOf = nextSeq();
    engine.on({ type: 'live', events: [end('c-b')] });
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 0, { asOf }), session('c-b', 0, { asOf })] });
    expect([...engine.screen.sessions.keys()]).toEqual(['c-a']);
  });
});

describe('a chat that the user is removed from', () => {
  const ann = { userId: 'ann', role: 'therapist', name: 'Ann' } as const;
  const ben = { userId: 'ben', role: 'therapist', name: 'Ben' } as const;
  const now = (...people: readonly Participant[]): ChatEvent => ({
    type: 'participants',
    channelId: 'c-b',
    seq: nextSeq(),
    timeId: nextSeq(),
    sender: 'system',
    people,
  });
  const toldBy = (engine: EngineDriver, event: ChatEvent) => engine.typesOn({ type: 'live', events: [event] });

  it('is removed from the list immediately, and its open screen is notified', () => {
    const engine = new EngineDriver().ready();
    expect(toldBy(engine, now(ben))).toEqual(['loadSessions']);
    expect(engine.effects).toContainEqual({
      type: 'notify',
      update: { type: 'chatFailure', channelId: 'c-b', kind: 'notInChat' },
    });
    expect([...engine.screen.sessions.keys()]).toEqual(['c-a']);
  });

  it('stays while only other people join or leave', () => {
    const engine = new EngineDriver().ready();
    expect(toldBy(engine, now(ann, ben))).toEqual([]);
    expect(toldBy(engine, now(ann))).toEqual([]);
    expect([...engine.screen.sessions.keys()]).toEqual(['c-a', 'c-b']);
  });

  it('stays when an unreadable participant may be this user', () => {
    const engine = new EngineDriver().ready();
    const asOf = nextSeq();
    engine.on({ type: 'live', events: [now(ann, ben)] });
    engine.on({ type: 'reloadParticipants', channelId: 'c-b' });
    engine.on({ type: 'participantsLoaded', channelId: 'c-b', people: { items: [ben], unreadable: 1 } });
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 0, { asOf }), session('c-b', 0, { asOf })] });
    expect([...engine.screen.sessions.keys()]).toEqual(['c-a', 'c-b']);
  });

  it('is restored by a list that was made later', () => {
    const engine = new EngineDriver().ready();
    toldBy(engine, now(ben));
    const asOf = nextSeq();
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 0, { asOf }), session('c-b', 0, { asOf })] });
    expect([...engine.screen.sessions.keys()]).toEqual(['c-a', 'c-b']);
  });

  it('is not restored by an older list, but when the user is readmitted', () => {
    const engine = new EngineDriver().ready();
    const asOf = nextSeq();
    toldBy(engine, now(ben));
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 0, { asOf }), session('c-b', 0, { asOf })] });
    expect([...engine.screen.sessions.keys()]).toEqual(['c-a']);
    expect(toldBy(engine, now(ann, ben))).toEqual(['loadSessions']);
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 0, { asOf }), session('c-b', 0, { asOf })] });
    expect([...engine.screen.sessions.keys()]).toEqual(['c-a', 'c-b']);
  });
});
