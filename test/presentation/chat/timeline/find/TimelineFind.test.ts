import { toTimeId } from '@/domain/chat/messages/TimeId';
import { TimelineFind } from '@/presentation/chat/timeline/find/TimelineFind';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { findMatches } from '@/presentation/chat/timeline/find/findMatches';

describe('TimelineFind', () => {
  function setUp(messages: readonly ChatMessage[], reachedStart = false) {
    const { engine, runChat, startChat, stores } = chatSetUp();
    runChat.execute();
    startChat();
    engine.notify({
      type: 'sessions',
      phase: 'known',
      sessions: [aSession({ messageCount: 120, asOf: aMessage({ minute: 2 }).timeId })],
    });
    const timeline = stores.timeline('c-ana');
    timeline.start();
    const history = (phase: 'idle' | 'loading' | 'failed' | 'refused', start = false) =>
      engine.notify({ type: 'history', channelId: 'c-ana', history: { phase, reachedStart: start, attempt: 0 } });
    engine.notify({ type: 'opened', channelId: 'c-ana', messages });
    history('idle', reachedStart);
    engine.forgetCommands();
    const older = (...changed: readonly ChatMessage[]) =>
      engine.notify({ type: 'messages', channelId: 'c-ana', changed, removed: [] });
    return { engine, timeline, find: new TimelineFind(timeline), history, older };
  }
  const at = (minute: number, text = `At minute ${minute}`) => aMessage({ minute, text });

  it('ignores accents and case, and says how many messages are not loaded', () => {
    const { find, timeline, older } = setUp([at(0, 'Café at noon'), at(1, 'Nothing'), at(2, 'the CAFE is closed')]);
    find.search('cafe');
    expect([find.results, timeline.notLoaded]).toEqual([[at(0).timeId, at(2).timeId], 117]);
    older(at(3));
    expect(timeline.notLoaded).toBe(117);
  });

  it('searches everything once the start is reached', () => {
    expect(setUp([at(0)], true).timeline.notLoaded).toBe(0);
  });

  it('goes from the newest result to older ones, then starts again', () => {
    const { find, timeline } = setUp([at(0, 'aa'), at(1, 'aa'), at(2, 'aa')]);
    find.search('aa');
    const places = [1, 1, 1, 1, -1].map(step => {
      find.move(step === 1 ? 1 : -1);
      return [find.place, timeline.seek.target?.timeId];
    });
    expect(places).toEqual([
      [1, at(2).timeId],
      [2, at(1).timeId],
      [3, at(0).timeId],
      [1, at(2).timeId],
      [3, at(0).timeId],
    ]);
  });

  it('goes straight to a day that is loaded', () => {
    const { engine, find, timeline } = setUp([at(-24 * 60), at(0), at(1)]);
    find.chooseDay('2026-11-20');
    expect([find.goToDay(), timeline.seek.target?.timeId, engine.engineCommandsOf('loadMore')]).toEqual([
      true,
      at(0).timeId,
      [],
    ]);
  });

  it('knows which day it went to, until it goes to something else', () => {
    const { find, history, older } = setUp([at(0, 'aa')]);
    find.chooseDay('2026-11-18');
    find.goToDay();
    expect(find.wentTo).toBeUndefined();
    older(at(-24 * 60));
    history('idle', true);
    expect(find.wentTo).toEqual({ asked: toTimeId(new Date(2026, 10, 18).getTime()), there: at(-24 * 60).timeId });
    find.search('aa');
    find.move(1);
    expect(find.wentTo).toBeUndefined();
  });

  it('reports no day when loading back to it was stopped', () => {
    const { find, history, timeline } = setUp([at(0)]);
    find.chooseDay('2026-11-18');
    find.goToDay();
    timeline.seek.stop();
    history('idle', true);
    expect(find.wentTo).toBeUndefined();
  });

  it('waits for older messages that failed to load, but not for refused ones', () => {
    const { find, history, timeline } = setUp([at(0)]);
    find.chooseDay('2026-11-18');
    find.goToDay();
    history('failed');
    expect(timeline.seek.seeking).toBeDefined();
    history('refused');
    expect(timeline.seek.seeking).toBeUndefined();
  });

  it('marks words only in the current result', () => {
    const { find, timeline } = setUp([at(0, 'aa'), at(1, 'b'), at(2, 'aa')]);
    find.search('aa');
    expect(find.foundWords).toBe('');
    find.move(1);
    expect(find.foundWords).toBe('aa');
    timeline.seek.goTo(at(1).timeId, false);
    expect(find.foundWords).toBe('');
  });

  it('loads back to a day page by page, and stops on request', () => {
    const { engine, find, history, older, timeline } = setUp([at(0)]);
    find.chooseDay('2026-11-18');
    find.goToDay();
    expect([timeline.seek.target, engine.engineCommandsOf('loadMore').length]).toEqual([undefined, 1]);
    history('failed');
    expect(engine.engineCommandsOf('loadMore')).toHaveLength(1);
    older(at(-30 * 60));
    history('idle');
    expect(engine.engineCommandsOf('loadMore')).toHaveLength(2);
    timeline.seek.stop();
    history('idle');
    expect([engine.engineCommandsOf('loadMore').length, timeline.seek.seeking]).toEqual([2, undefined]);
  });

  it('ends at the oldest message when the chat began after the day', () => {
    const { find, history, timeline } = setUp([at(0), at(1)]);
    find.chooseDay('2020-01-01');
    find.goToDay();
    history('idle', true);
    expect(timeline.seek.target?.timeId).toBe(at(0).timeId);
  });

  it('loads everything and stays in place', () => {
    const { engine, find, history, timeline } = setUp([at(0)]);
    find.loadAll();
    history('idle');
    history('idle', true);
    expect([engine.engineCommandsOf('loadMore').length, timeline.seek.target, timeline.seek.seeking]).toEqual([
      2,
      undefined,
      undefined,
    ]);
  });

  it('does nothing without a day', () => {
    expect(setUp([at(0)]).find.goToDay()).toBe(false);
  });
});

describe('foundIn', () => {
  const found = (text: string, words: string) => findMatches(text, words).map(([start, end]) => text.slice(start, end));

  it.each([
    ['I am tired, so tired.', 'tired', ['tired', 'tired']],
    ['A CAFE\u0301 at noon', 'café', ['CAFE\u0301']],
    ['Straße 7', 'strasse', ['Straße']],
    ['Straße 7', 'as', ['aß']],
    ['at   the\nend', 'the end', ['the\nend']],
    ['It’s late', "it's", ['It’s']],
    ['👩‍⚕️ here', 'here', ['here']],
    ['aaa', 'aa', ['aa']],
    ['Nothing', 'else', []],
    ['Nothing', ' ', []],
  ])('finds in “%s” the words “%s” as they are written there', (text, words, expected) => {
    expect(found(text, words)).toEqual(expected);
  });
});
