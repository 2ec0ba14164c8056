import { autorun } from 'mobx';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { flagDefaults } from '@/domain/access/featureFlags';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { aReadPoint } from '#test/support/builders/chat/aReadPoint';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { TimelineRows } from '@/presentation/chat/timeline/rows/TimelineRows';
import { UnreadDividerPlace } from '@/presentation/chat/timeline/unread/UnreadDividerPlace';

describe('UnreadMessages', () => {
  const channelId = 'c-ana';
  const history = (reachedStart: boolean) =>
    ({ type: 'history', channelId, history: { phase: 'idle', reachedStart, attempt: 0 } }) as const;
  const readUpTo = (own?: bigint) =>
    ({ type: 'readUpTo', channelId, ...(own !== undefined && { own: aReadPoint(own) }) }) as const;
  const at = (minute: number, wish: Parameters<typeof aMessage>[0] = {}): ChatMessage => aMessage({ minute, ...wish });
  const idAt = (minute: number): bigint => at(minute).timeId;
  function setUp({ isListed = true } = {}) {
    const chat = chatSetUp();
    chat.runChat.execute();
    chat.startChat();
    if (isListed) chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    const timeline = chat.stores.timeline(channelId);
    timeline.start();
    chat.engine.forgetCommands();
    const { engine } = chat;
    const change = (...changed: readonly ChatMessage[]) =>
      engine.notify({ type: 'messages', channelId, changed, removed: [] });
    /** In the order in which the engine sends it. */
    const opened = (messages: readonly ChatMessage[], own?: bigint, reachedStart = false) =>
      engine.notify({ type: 'opened', channelId, messages }, history(reachedStart), readUpTo(own));
    return { ...chat, timeline, unread: timeline.unread, change, opened };
  }

  it('offer a jump while the first one is above the view, and never again once it was in view', () => {
    const { unread, opened } = setUp();
    opened([at(0), at(1), at(2, { owner: 'You' }), at(3, { deleted: true }), at(4)], idAt(0));
    expect([unread.isSought, unread.shown]).toEqual([true, undefined]);
    unread.setAbove(true);
    expect(unread.shown).toEqual({ count: 2, place: idAt(1) });
    unread.setAbove(false);
    unread.setAbove(true);
    expect([unread.isSought, unread.shown]).toEqual([false, undefined]);
  });

  it('are focused at the first one on request', () => {
    const { timeline, unread, opened } = setUp();
    opened([at(0), at(1), at(2)], idAt(0));
    unread.jump();
    expect(timeline.seek.target).toEqual({ timeId: idAt(1), wantsFocus: true });
  });

  it('say that more are unread than loaded, and load back to the first one', () => {
    const { engine, timeline, unread, change, opened } = setUp();
    opened([at(7), at(8)], idAt(2));
    expect(unread.shown).toEqual({ count: 2, place: undefined });
    unread.jump();
    expect(engine.engineCommandsOf('loadMore')).toHaveLength(1);
    change(at(5), at(6));
    engine.notify(history(false));
    expect([unread.shown, engine.engineCommandsOf('loadMore').length]).toEqual([{ count: 4, place: undefined }, 2]);
    change(at(1), at(2), at(3, { owner: 'You' }), at(4));
    engine.notify(history(false));
    expect([unread.found, timeline.seek.target]).toEqual([
      { count: 5, place: idAt(4) },
      { timeId: idAt(4), wantsFocus: true },
    ]);
  });

  it('begin at the start for a user who never read the chat', () => {
    const { unread, opened } = setUp();
    opened([at(0), at(1)], undefined, true);
    expect(unread.found).toEqual({ count: 2, place: idAt(0) });
  });

  it('are absent when everything was read, even in a chat that is reopened with its start loaded', () => {
    const { timeline, unread, opened } = setUp();
    opened([at(0), at(1)], idAt(1), true);
    expect([unread.found, timeline.row(idAt(0))?.startsUnread]).toEqual([undefined, false]);
  });

  it('are not shown while the read position is unknown', () => {
    const { engine, unread, opened } = setUp({ isListed: false });
    opened([at(0), at(1)]);
    expect(unread.shown).toBeUndefined();
    engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    expect(unread.shown).toBeUndefined();
    engine.notify(readUpTo(idAt(0)));
    expect(unread.found).toEqual({ count: 1, place: idAt(1) });
  });

  it('do not count later messages, nor trigger another search', () => {
    const { unread, change, opened } = setUp();
    opened([at(0), at(1)], idAt(0));
    unread.setAbove(true);
    let looks = 0;
    autorun(() => (looks += Number(unread.shown !== undefined)));
    for (const minute of [2, 3, 4]) change(at(minute));
    expect([unread.shown?.count, looks]).toEqual([1, 1]);
  });

  it('disappear when they were read elsewhere', () => {
    const { engine, unread, opened } = setUp();
    opened([at(0), at(1), at(2)], idAt(0));
    unread.setAbove(true);
    engine.notify(readUpTo(idAt(1)));
    expect(unread.shown).toBeDefined();
    engine.notify(readUpTo(idAt(2)));
    expect(unread.shown).toBeUndefined();
  });

  it('are found without the divider, which appears there when it is switched on', () => {
    const { flags, timeline, unread, opened } = setUp();
    flags.write({ ...flagDefaults, isUnreadMessageDividerEnabled: false });
    opened([at(0), at(1)], idAt(0));
    expect([unread.found, timeline.row(idAt(1))?.startsUnread]).toEqual([{ count: 1, place: idAt(1) }, false]);
    flags.write(flagDefaults);
    expect(timeline.row(idAt(1))?.startsUnread).toBe(true);
  });
});

describe('UnreadDividerPlace', () => {
  function rowsOf(...messages: readonly [id: number, owner: 'You' | 'Patient'][]): TimelineRows {
    const rows = new TimelineRows();
    rows.replace(messages.map(([id, owner]) => aMessage({ timeId: BigInt(id), owner })));
    return rows;
  }

  it('is above the first unread message of another author', () => {
    const divider = new UnreadDividerPlace();
    divider.settle(rowsOf([1, 'Patient'], [2, 'You'], [3, 'Patient'], [4, 'Patient']), aReadPoint(1n), false);
    expect(divider.place).toBe(3n);
  });

  it('stays when messages are read or arrive later', () => {
    const divider = new UnreadDividerPlace();
    const rows = rowsOf([1, 'Patient'], [3, 'Patient']);
    divider.settle(rows, aReadPoint(1n), false);
    rows.put(aMessage({ timeId: 2n }));
    divider.settle(rows, aReadPoint(3n), true);
    expect(divider.place).toBe(3n);
  });

  it('waits for older pages while everything loaded is unread', () => {
    const divider = new UnreadDividerPlace();
    divider.settle(rowsOf([5, 'Patient'], [6, 'Patient']), aReadPoint(2n), false);
    expect(divider.place).toBeUndefined();
    divider.settle(rowsOf([2, 'Patient'], [4, 'Patient'], [5, 'Patient']), aReadPoint(2n), false);
    expect(divider.place).toBe(4n);
  });

  it('is at the very start for a user who never read the chat', () => {
    const divider = new UnreadDividerPlace();
    divider.settle(rowsOf([5, 'Patient']), undefined, true);
    expect(divider.place).toBe(5n);
  });

  it('is absent when everything was read, and does not appear for later messages', () => {
    const divider = new UnreadDividerPlace();
    const rows = rowsOf([1, 'Patient']);
    divider.settle(rows, aReadPoint(1n), false);
    rows.put(aMessage({ timeId: 9n }));
    divider.settle(rows, aReadPoint(1n), false);
    expect(divider.place).toBeUndefined();
  });

  it('uses the order of arrival, so that no wrong clock hides an unread message', () => {
    const divider = new UnreadDividerPlace();
    const rows = new TimelineRows();
    const year2199 = 72_267_120_000_000_000n;
    rows.replace([
      aMessage({ timeId: 100n, seq: 500n, text: 'ten minutes behind' }),
      aMessage({ timeId: 200n, seq: 200n }),
      aMessage({ timeId: 510n, seq: 510n }),
      aMessage({ timeId: year2199, seq: 300n }),
    ]);
    divider.settle(rows, { timeId: year2199, upTo: 300n, seq: 310n }, false);
    expect([divider.place, divider.count]).toEqual([100n, 2]);
  });
});
