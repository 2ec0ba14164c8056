import { EVENT_PAGE } from '@/application/chat/ports/ChatEventFeed';
import { confirmation, type DrivenEvent, EngineDriver, message, nextSeq, posts, session } from './EngineDriver';

/** A full live window, newest first, far above all earlier messages. */
const fullWindow = () => Array.from({ length: EVENT_PAGE }, (_, at) => message(`w${String(at)}`)).reverse();

describe('synchronisation of the chat engine', () => {
  it('subscribes before it loads anything', () => {
    const engine = new EngineDriver();
    engine.on({ type: 'select', channelId: 'c-a' });
    expect(engine.typesOn({ type: 'signedIn', uid: 'ann', entries: [] })).not.toContain('loadPage');
    expect(engine.effects.some(({ type }) => type === 'subscribe')).toBe(true);
    expect(engine.typesOn({ type: 'live', events: [] })).toContain('loadPage');
  });

  it('shows the chat list and sends before the feed has answered, and reports that it is not live', () => {
    const engine = new EngineDriver();
    expect(engine.typesOn({ type: 'signedIn', uid: 'ann', entries: [] })).toContain('loadSessions');
    engine.on({ type: 'elected', entries: [] });
    engine.on({ type: 'sessionsLoaded', sessions: [session('c-a', 2)] });
    expect([engine.unread(), engine.screen.sync]).toEqual([2, 'subscribing']);
    expect(engine.typesOn({ type: 'select', channelId: 'c-a' })).toEqual(['setAlarm', 'loadParticipants']);
    const { entry, asked } = engine.write('good morning');
    expect(posts(asked)).toEqual(['good morning']);
    engine.on({ type: 'posted', entry, event: confirmation(entry) });
    expect(engine.texts()).toEqual(['good morning']);
    expect(engine.screen.sync).toBe('subscribing');
  });

  it('shows a chat as loading until the first live answer, and loads it then', () => {
    const engine = new EngineDriver();
    engine.on({ type: 'signedIn', uid: 'ann', entries: [] });
    engine.on({ type: 'select', channelId: 'c-a' });
    expect(engine.screen.history.get('c-a')).toMatchObject({ phase: 'loading', reachedStart: false });
    expect(engine.typesOn({ type: 'live', events: [] })).toContain('loadPage');
  });

  it('is live when the live window reaches back to the known messages', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'live', events: [message('one')] });
    expect(engine.screen.sync).toBe('live');
    expect(engine.texts()).toEqual(['one']);
  });

  it('loads the messages in between, page by page, before it is live', () => {
    const engine = new EngineDriver().ready();
    const known = message('known');
    engine.on({ type: 'live', events: [known] });
    const [missed, late] = [message('missed'), message('late')];
    const window = fullWindow();
    expect(engine.on({ type: 'live', events: window })).toContainEqual({ type: 'catchUp', since: known.seq });
    expect(engine.screen.sync).toBe('catchingUp');
    expect(engine.on({ type: 'caughtUp', events: [missed], done: false })).toContainEqual({
      type: 'catchUp',
      since: missed.seq,
    });
    engine.on({ type: 'caughtUp', events: [late, ...window.toReversed()], done: true });
    expect(engine.screen.sync).toBe('live');
    expect(engine.texts()).toHaveLength(EVENT_PAGE + 3);
  });

  it('subscribes to nothing and loads nothing after the session has ended, and catches up when the user is back', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'live', events: [message('known')] });
    expect(engine.typesOn({ type: 'sessionEnded' })).toContain('unsubscribe');
    expect(engine.screen.sync).toBe('down');
    const later: DrivenEvent[] = [
      ...['subscribe', 'catchUp', 'sessions', 'recount', 'page:c-a', 'people:c-a', 'read:c-a'].map(
        key => ({ type: 'alarm', key }) as const,
      ),
      { type: 'feedDown' },
      { type: 'online' },
      { type: 'reloadSessions' },
      { type: 'loadMore', channelId: 'c-a' },
      { type: 'loadGap', channelId: 'c-a' },
    ];
    expect(later.flatMap(event => engine.typesOn(event))).toEqual([]);
    const back = engine.typesOn({ type: 'signedIn', uid: 'ann', entries: [] });
    expect(back).toEqual(expect.arrayContaining(['subscribe', 'loadSessions']));
    engine.on({ type: 'live', events: [message('while it was over')] });
    expect([engine.screen.sync, engine.texts()]).toEqual(['live', ['known', 'while it was over']]);
  });

  it('ignores an old window that arrives late', () => {
    const engine = new EngineDriver().ready();
    const old = [message('known')];
    engine.on({ type: 'live', events: old });
    nextSeq();
    engine.on({ type: 'live', events: fullWindow() });
    engine.on({ type: 'live', events: old });
    expect(engine.screen.sync).toBe('catchingUp');
  });

  it('retries when catching up fails', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'live', events: [message('known')] });
    engine.on({ type: 'live', events: fullWindow() });
    expect(engine.on({ type: 'catchUpFailed' })).toMatchObject([{ type: 'setAlarm', key: 'catchUp' }]);
    expect(engine.typesOn({ type: 'alarm', key: 'catchUp' })).toEqual(['catchUp']);
  });

  it('reports that it may be behind while offline, and subscribes again when online', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'stale' });
    expect(engine.screen.sync).toBe('stale');
    expect(engine.typesOn({ type: 'online' })).toContain('subscribe');
  });

  it('subscribes again after a pause when the feed has ended, and reloads the list during the pause', () => {
    const engine = new EngineDriver().ready();
    const asked = engine.on({ type: 'feedDown' });
    expect(asked.map(({ type }) => type)).toEqual(['unsubscribe', 'setAlarm', 'loadSessions']);
    expect(engine.typesOn({ type: 'alarm', key: 'subscribe' })).toEqual(['subscribe']);
    engine.on({ type: 'live', events: [] });
    expect(engine.screen.sync).toBe('live');
  });

  it('subscribes again even if the last events arrive after the end of the feed', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'feedDown' });
    engine.on({ type: 'live', events: [message('late')] });
    expect([engine.texts(), engine.screen.sync]).toEqual([['late'], 'down']);
    expect(engine.typesOn({ type: 'alarm', key: 'subscribe' })).toContain('subscribe');
    engine.on({ type: 'live', events: [message('later')] });
    expect([engine.texts(), engine.screen.sync]).toEqual([['late', 'later'], 'live']);
  });

  it('pauses longer each time the feed ends', () => {
    const engine = new EngineDriver().ready();
    const pauses = [1, 2, 3, 4, 5, 6].map(() => {
      const alarm = engine.on({ type: 'feedDown' }).find(effect => effect.type === 'setAlarm');
      engine.on({ type: 'alarm', key: 'subscribe' });
      return alarm?.delayMs;
    });
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  });

  describe('a page of history', () => {
    const failed = (kind: 'unreachable' | 'notAllowed') => ({ type: 'pageFailed', channelId: 'c-a', kind }) as const;
    const asking = (): EngineDriver => {
      const engine = new EngineDriver().ready({ open: 'c-b' });
      engine.on({ type: 'select', channelId: 'c-a' });
      return engine;
    };

    it('is requested again with growing pauses while it fails', () => {
      const engine = asking();
      const pauses = [1, 2, 3, 4, 5].map(() => {
        const alarm = engine.on(failed('unreachable')).find(effect => effect.type === 'setAlarm');
        expect(engine.typesOn({ type: 'alarm', key: 'page:c-a' })).toEqual(['loadPage']);
        return alarm?.delayMs;
      });
      expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 15_000]);
    });

    it('is requested immediately when the connection is back', () => {
      const engine = asking();
      engine.on(failed('unreachable'));
      expect(engine.typesOn({ type: 'online' })).toEqual(['loadPage']);
      expect(engine.on(failed('unreachable'))).toEqual([{ type: 'setAlarm', key: 'page:c-a', delayMs: 1_000 }]);
    });

    it('is requested again only while its own chat is open', () => {
      const engine = asking();
      engine.on(failed('unreachable'));
      engine.on({ type: 'select', channelId: 'c-b' });
      expect(engine.typesOn({ type: 'alarm', key: 'page:c-a' })).toEqual([]);
      expect(engine.typesOn({ type: 'select', channelId: 'c-a' })).toContain('loadPage');
    });

    it('is reported as refused, and requested again when the chat is reopened or the user is back', () => {
      const engine = asking();
      expect(engine.on(failed('notAllowed'))).toEqual([]);
      expect(engine.screen.history.get('c-a')?.phase).toBe('refused');
      expect(engine.typesOn({ type: 'alarm', key: 'page:c-a' })).toEqual([]);
      expect(engine.typesOn({ type: 'select', channelId: 'c-a' })).toContain('loadPage');
      engine.on(failed('notAllowed'));
      expect(engine.typesOn({ type: 'signedIn', uid: 'ann', entries: [] })).toContain('loadPage');
    });
  });

  it('is followed by earlier pages up to the start', () => {
    const engine = new EngineDriver().ready({ open: 'c-b' });
    engine.on({ type: 'select', channelId: 'c-a' });
    engine.on({ type: 'pageFailed', channelId: 'c-a', kind: 'unreachable' });
    expect(engine.typesOn({ type: 'alarm', key: 'page:c-a' })).toEqual(['loadPage']);
    const first = message('older');
    engine.on({ type: 'page', channelId: 'c-a', events: [first], reachedStart: false });
    expect(engine.on({ type: 'loadMore', channelId: 'c-a' })).toEqual([
      { type: 'loadPage', channelId: 'c-a', before: first.seq },
    ]);
    engine.on({ type: 'page', channelId: 'c-a', events: [], reachedStart: true });
    expect(engine.on({ type: 'loadMore', channelId: 'c-a' })).toEqual([]);
  });
});

describe('history before the first live answer', () => {
  const historyTold = (engine: EngineDriver) =>
    engine.effects
      .flatMap(effect => (effect.type === 'notify' && effect.update.type === 'history' ? [effect.update.history] : []))
      .at(-1);

  it('is reported as retrying while the feed fails, also for a chat that is opened then', () => {
    const engine = new EngineDriver();
    engine.on({ type: 'signedIn', uid: 'ann', entries: [] });
    engine.on({ type: 'select', channelId: 'c-a' });
    expect(historyTold(engine)).toMatchObject({ phase: 'loading', attempt: 0 });
    engine.on({ type: 'feedDown' });
    expect(historyTold(engine)).toMatchObject({ phase: 'failed' });
    engine.on({ type: 'alarm', key: 'subscribe' });
    engine.on({ type: 'select', channelId: 'c-b' });
    expect(historyTold(engine)).toMatchObject({ phase: 'loading', attempt: 1 });
    engine.on({ type: 'live', events: [] });
    expect(historyTold(engine)).toMatchObject({ phase: 'loading' });
  });

  it('is reported as retrying when the first answer of the feed is late, until it arrives', () => {
    const engine = new EngineDriver();
    engine.on({ type: 'signedIn', uid: 'ann', entries: [] });
    expect(engine.on({ type: 'select', channelId: 'c-a' })).toContainEqual({
      type: 'setAlarm',
      key: 'historyLate',
      delayMs: 5_000,
    });
    engine.on({ type: 'alarm', key: 'historyLate' });
    expect(historyTold(engine)).toMatchObject({ phase: 'loading', attempt: 1 });
    engine.on({ type: 'live', events: [] });
    engine.on({ type: 'page', channelId: 'c-a', events: [], reachedStart: true });
    engine.on({ type: 'alarm', key: 'historyLate' });
    expect(historyTold(engine)).toMatchObject({ phase: 'idle', attempt: 0 });
  });
});
