import { EngineDriver, message, nextSeq, session } from './EngineDriver';

describe('the chat list', () => {
  it('is asked for again two seconds after it failed, and says that it failed', () => {
    const engine = new EngineDriver();
    engine.on({ type: 'signedIn', uid: 'ann', entries: [] });
    expect(engine.on({ type: 'sessionsFailed' })).toEqual([{ type: 'setAlarm', key: 'sessions', delayMs: 2_000 }]);
    expect(engine.screen.sessionsPhase).toBe('failed');
    expect(engine.typesOn({ type: 'alarm', key: 'sessions' })).toEqual(['loadSessions']);
  });

  it('is loaded again when the same person is back', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'sessionEnded' });
    expect(engine.typesOn({ type: 'signedIn', uid: 'ann', entries: [] })).toContain('loadSessions');
  });

  it('does not count twice what arrived before the list was counted', () => {
    const engine = new EngineDriver().ready();
    const [counted, fresh] = [message('counted'), message('fresh')];
    engine.on({ type: 'live', events: [fresh, counted] });
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 1, { asOf: counted.seq })] });
    expect(engine.unread()).toBe(2);
  });

  it('keeps the newer of two lists, whichever answer comes last', () => {
    const engine = new EngineDriver().ready();
    const [older, newer] = [nextSeq(), nextSeq()];
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 4, { asOf: newer })] });
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 0, { asOf: older })] });
    expect(engine.unread()).toBe(4);
  });

  it('shows the newest message that this window knows, although the list was made before it', () => {
    const engine = new EngineDriver().ready();
    const fresh = message('fresh');
    engine.on({ type: 'live', events: [fresh] });
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a')] });
    expect(engine.screen.sessions.get('c-a')?.lastMessage).toMatchObject({ text: 'fresh' });
  });

  it('is loaded again when something happens in a chat that is not on it', () => {
    const engine = new EngineDriver().ready();
    expect(engine.typesOn({ type: 'live', events: [message('new', { channelId: 'c-new' })] })).toContain('loadSessions');
  });

  it('is loaded again when the person is let into a chat again', () => {
    const engine = new EngineDriver().ready();
    const seq = nextSeq();
    expect(engine.typesOn({ type: 'live', events: [{ type: 'participants', channelId: 'c-new', seq, timeId: seq, sender: 'system', people: [] }] })).toContain('loadSessions');
  });
});
