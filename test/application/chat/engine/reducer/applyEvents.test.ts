import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { channels } from '@/application/chat/engine/reducer/channels';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import { at, EngineDriver, message, nextSeq, START } from './EngineDriver';

const typing = (isTyping: boolean, ms: number): ChatEvent => ({
  type: 'typing',
  channelId: 'c-a',
  seq: at(ms),
  timeId: at(ms),
  sender: 'pat-a',
  isTyping,
});
const people = (...userIds: string[]) => userIds.map(userId => ({ userId, role: 'therapist', name: userId }) as const);
const joined = (...userIds: string[]): ChatEvent => ({
  type: 'participants',
  channelId: 'c-a',
  seq: nextSeq(),
  timeId: nextSeq(),
  sender: 'system',
  people: people(...userIds),
});
const edit = (timeId: bigint, text: string): ChatEvent => ({
  type: 'edit',
  channelId: 'c-a',
  seq: nextSeq(),
  timeId,
  sender: 'pat-a',
  text,
  clientTs: nextSeq(),
});
const deletion = (timeId: bigint): ChatEvent => ({
  type: 'delete',
  channelId: 'c-a',
  seq: nextSeq(),
  timeId,
  sender: 'pat-a',
  clientTs: nextSeq(),
});

describe('applyEvents', () => {
  it('shows an edit and a deletion that arrived before their messages', () => {
    const engine = new EngineDriver().ready();
    const [one, two] = [message('one'), message('two')];
    engine.on({ type: 'live', events: [edit(one.timeId, 'One'), deletion(two.timeId)] });
    expect(engine.texts()).toEqual([]);
    engine.on({ type: 'live', events: [two, one] });
    expect(engine.screen.bubbles()).toMatchObject([
      { text: 'One', edited: true },
      { text: '', deleted: true },
    ]);
  });

  it('shows the same for any order, repetition and source of events', () => {
    const [one, two, own] = [message('one'), message('two'), message('own', { sender: 'ann' })];
    const read = { type: 'read', channelId: 'c-a', seq: nextSeq(), timeId: one.timeId, sender: 'ann' } as const;
    const all: ChatEvent[] = [
      one,
      two,
      own,
      edit(one.timeId, 'a'),
      edit(one.timeId, 'b'),
      deletion(two.timeId),
      read,
      joined('ann'),
      joined('ann', 'bob'),
      typing(true, 10),
      typing(false, 20),
    ];
    const view = (groups: readonly (readonly ChatEvent[])[]) => {
      const engine = new EngineDriver().ready();
      for (const [index, events] of groups.entries())
        engine.on(
          index % 2 === 0 ? { type: 'live', events } : { type: 'page', channelId: 'c-a', events, reachedStart: false },
        );
      const { participants, ownRead, typing: signs } = engine.state.channels.get('c-a') ?? {};
      return {
        messages: channels.messagesOf(engine.state, 'c-a'),
        participants,
        ownRead,
        signs: engine.screen.typing.get('c-a') ?? [],
        shown: signs?.map(({ isTyping }) => isTyping),
        unread: engine.unread(),
      };
    };
    const groups = fc
      .shuffledSubarray([...all, ...all], { minLength: all.length * 2 })
      .chain(events =>
        fc
          .integer({ min: 1, max: 6 })
          .map(size =>
            Array.from({ length: Math.ceil(events.length / size) }, (_, part) =>
              events.slice(part * size, (part + 1) * size),
            ),
          ),
      );
    assertProperty(
      fc.property(groups, parts => expect(view(parts)).toEqual(view([all]))),
      { numRuns: 200 },
    );
  });

  it('marks own messages as read up to the patient’s watermark, and notifies only of those', () => {
    const engine = new EngineDriver().ready();
    const [own, later] = [message('own', { sender: 'ann' }), message('later', { sender: 'ann' })];
    engine.on({ type: 'live', events: [own, later] });
    const marks = () => engine.screen.bubbles().map(({ meta }) => meta.hasBeenRead);
    expect(marks()).toEqual([false, false]);
    const received = engine.effects.length;
    engine.on({
      type: 'live',
      events: [{ type: 'read', channelId: 'c-a', seq: nextSeq(), timeId: own.timeId, upTo: own.seq, sender: 'pat-a' }],
    });
    expect(marks()).toEqual([true, false]);
    const changed = engine.effects
      .slice(received)
      .flatMap(effect => (effect.type === 'notify' && effect.update.type === 'messages' ? effect.update.changed : []));
    expect(changed.map(({ text }) => text)).toEqual(['own']);
  });

  it('keeps the newer of two lists of participants', () => {
    const engine = new EngineDriver().ready();
    const [old, present] = [joined('ann'), joined('ann', 'bob')];
    engine.on({ type: 'live', events: [present, old] });
    expect(engine.state.channels.get('c-a')?.participants).toMatchObject({
      phase: 'known',
      people: people('ann', 'bob'),
    });
  });

  it('prefers a live change to the answer to an earlier request', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'reloadParticipants', channelId: 'c-a' });
    engine.on({ type: 'live', events: [joined('ann', 'bob')] });
    engine.on({ type: 'participantsLoaded', channelId: 'c-a', people: { items: people('ann'), unreadable: 0 } });
    expect(engine.state.channels.get('c-a')?.participants).toMatchObject({
      phase: 'known',
      people: people('ann', 'bob'),
    });
  });

  it('ends a typing indicator that is not renewed for ten seconds', () => {
    const engine = new EngineDriver().ready();
    engine.now = START + 100;
    expect(engine.on({ type: 'live', events: [typing(true, 100)] })).toContainEqual({
      type: 'setAlarm',
      key: 'typing:c-a',
      delayMs: 10_000,
    });
    expect(engine.screen.typing.get('c-a')).toEqual(['pat-a']);
    engine.now += 10_000;
    engine.on({ type: 'alarm', key: 'typing:c-a' });
    expect(engine.screen.typing.get('c-a')).toEqual([]);
  });

  it('ends each of two typing indicators ten seconds after it was renewed', () => {
    const engine = new EngineDriver().ready();
    engine.now = START + 100;
    engine.on({ type: 'live', events: [typing(true, 100)] });
    engine.now = START + 9_100;
    expect(engine.on({ type: 'live', events: [{ ...typing(true, 9_100), sender: 'bob' }] })).toContainEqual({
      type: 'setAlarm',
      key: 'typing:c-a',
      delayMs: 1_000,
    });
    engine.now = START + 10_100;
    expect(engine.on({ type: 'alarm', key: 'typing:c-a' })).toEqual([
      { type: 'setAlarm', key: 'typing:c-a', delayMs: 9_000 },
    ]);
    expect(engine.screen.typing.get('c-a')).toEqual(['bob']);
  });

  it('ends a typing indicator after ten seconds even if the device’s clock is behind the server’s', () => {
    const engine = new EngineDriver().ready();
    engine.now = START - 3_600_000;
    expect(engine.on({ type: 'live', events: [typing(true, 100)] })).toContainEqual({
      type: 'setAlarm',
      key: 'typing:c-a',
      delayMs: 10_000,
    });
    engine.now += 10_000;
    engine.on({ type: 'alarm', key: 'typing:c-a' });
    expect(engine.screen.typing.get('c-a')).toEqual([]);
  });

  it('ends a typing indicator that arrived late when its ten seconds are over', () => {
    const engine = new EngineDriver().ready();
    engine.now = START + 7_100;
    expect(engine.on({ type: 'live', events: [typing(true, 100)] })).toContainEqual({
      type: 'setAlarm',
      key: 'typing:c-a',
      delayMs: 3_000,
    });
  });

  it('ends a typing indicator with its message, even if the indicator arrives again', () => {
    const engine = new EngineDriver().ready();
    const sign = typing(true, 100);
    engine.on({ type: 'live', events: [sign] });
    const sent = message('done', { seq: at(200) });
    engine.on({ type: 'live', events: [sent, sign] });
    engine.on({ type: 'live', events: [sent, sign] });
    expect(engine.screen.typing.get('c-a')).toEqual([]);
  });
});
