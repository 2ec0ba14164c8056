import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { at, confirmation, EngineDriver, message, posts, START } from './EngineDriver';

const lostId = at(-5_000);
const change = (wish: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 'ann:c-a:change',
  author: 'ann',
  channelId: 'c-a',
  kind: 'edit',
  clientTs: at(-4_000),
  timeId: lostId,
  text: 'Take two a day',
  keptAt: START,
  ...wish,
});

/** A window that finds a change in the vault. Its message was never saved and was lost with its window. */
function afterReload(entry = change(), further: readonly OutboxEntry[] = []) {
  const engine = new EngineDriver().ready({ leads: false });
  const asked = engine.on({ type: 'elected', entries: [entry, ...further] });
  return {
    engine,
    entry,
    asked,
    refused: () => engine.on({ type: 'postFailed', entry, failure: { kind: 'unknownMessage' } }),
  };
}

describe('a change whose message could not be saved', () => {
  it('is sent as the message itself, shown as pending and saved, followed by its edit', () => {
    const { engine, entry, refused } = afterReload();
    const asked = refused();
    const post = asked.find(({ type }) => type === 'post');
    expect(post).toMatchObject({
      entry: {
        id: `ann:c-a:${String(lostId)}`,
        kind: 'message',
        timeId: lostId,
        clientTs: lostId,
        text: 'Take two a day',
      },
    });
    expect(asked.map(({ type }) => type)).toEqual(['resave', 'announce', 'post', 'setAlarm']);
    expect(engine.screen.bubbles()).toMatchObject([
      { text: 'Take two a day', isPending: true, hasFailedToSend: false },
    ]);
    if (post?.type !== 'post') throw new Error('nothing was sent');
    expect(posts(engine.on({ type: 'posted', entry: post.entry, event: confirmation(post.entry) }))).toEqual([
      'Take two a day',
    ]);
    engine.on({
      type: 'posted',
      entry,
      event: {
        type: 'edit',
        channelId: 'c-a',
        sender: 'ann',
        seq: at(99),
        timeId: lostId,
        clientTs: entry.clientTs,
        text: entry.text,
      },
    });
    expect(engine.screen.unsent).toEqual([]);
    expect(engine.texts()).toEqual(['Take two a day']);
  });

  it('does not hold up what was written after it', () => {
    const later = change({ id: 'later', kind: 'message', clientTs: at(-3_000), timeId: at(-3_000), text: 'And rest' });
    const { engine, entry, refused } = afterReload(change(), [later]);
    const asked = refused();
    const restored = asked.find(effect => effect.type === 'post');
    if (restored === undefined) throw new Error('nothing was sent');
    engine.on({ type: 'posted', entry: restored.entry, event: confirmation(restored.entry) });
    const event = {
      type: 'edit',
      channelId: 'c-a',
      sender: 'ann',
      seq: at(99),
      timeId: lostId,
      clientTs: entry.clientTs,
      text: entry.text,
    } as const;
    expect(posts(engine.on({ type: 'posted', entry, event }))).toEqual(['And rest']);
  });

  it('keeps the edited text although the message itself arrives from elsewhere after all', () => {
    const { engine, refused } = afterReload();
    const post = refused().find(effect => effect.type === 'post');
    if (post === undefined) throw new Error('nothing was sent');
    const first = message('Take too a day', { sender: 'ann', timeId: lostId, clientTs: lostId });
    expect(posts(engine.on({ type: 'posted', entry: post.entry, event: first }))).toEqual(['Take two a day']);
    expect(engine.texts()).toEqual(['Take two a day']);
  });

  it('still deletes the message when an edit from another window follows the deletion', () => {
    const deletion = change({ id: 'gone', kind: 'delete', text: '' });
    const edit = change({ id: 'edit', clientTs: at(-3_000) });
    const { engine, refused } = afterReload(deletion, [edit]);
    const restored = refused().find(effect => effect.type === 'post');
    expect(restored).toMatchObject({ entry: { kind: 'message', timeId: lostId } });
    if (restored === undefined) throw new Error('nothing was sent');
    expect(engine.on({ type: 'posted', entry: restored.entry, event: confirmation(restored.entry) })).toContainEqual({
      type: 'post',
      entry: deletion,
    });
  });

  it('is repeated when it was a deletion and a lost window’s message arrives late', () => {
    const { engine, entry, refused } = afterReload(change({ kind: 'delete', text: '' }));
    refused();
    const others = message('of somebody else', { timeId: lostId });
    expect(posts(engine.on({ type: 'live', events: [others] }))).toEqual([]);
    const late = message('Take too a day', { sender: 'ann', timeId: lostId, clientTs: lostId });
    const asked = engine.on({ type: 'live', events: [late] });
    expect(asked).toContainEqual({ type: 'post', entry: { ...entry, id: `${entry.id}:late` } });
    expect(asked.map(({ type }) => type)).toEqual(['resave', 'announce', 'post', 'setAlarm']);
    expect(engine.typesOn({ type: 'live', events: [late] })).toEqual([]);
  });

  it('is settled if it is a deletion, and the other windows are notified', () => {
    const { engine, refused } = afterReload(change({ kind: 'delete', text: '' }));
    expect(refused().map(({ type }) => type)).toEqual(['forget', 'announce']);
    expect(engine.screen.unsent).toEqual([]);
  });

  it('is left to its author when the message was discarded while another window edited it', () => {
    const engine = new EngineDriver().ready();
    const { entry: lost } = engine.write('Hello');
    engine.on({ type: 'discard', entryId: lost.id });
    const late = change({ timeId: lost.timeId, clientTs: lost.timeId + 5n });
    engine.on({ type: 'announced', update: { type: 'kept', entry: late } });
    engine.on({ type: 'vaultRead', entries: [late] });
    expect(posts(engine.on({ type: 'postFailed', entry: late, failure: { kind: 'unknownMessage' } }))).toEqual([]);
    expect(engine.screen.bubbles()).toMatchObject([
      { text: 'Take two a day', hasFailedToSend: true, outboxId: late.id },
    ]);
    engine.on({ type: 'discard', entryId: late.id });
    expect([engine.screen.unsent, engine.texts()]).toEqual([[], []]);
  });

  it('stays refused if the message is known', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'live', events: [message('Hello', { sender: 'ann', timeId: lostId })] });
    const { entry } = { entry: change() };
    engine.on({ type: 'vaultRead', entries: [entry] });
    engine.on({ type: 'postFailed', entry, failure: { kind: 'unknownMessage' } });
    expect(engine.screen.bubbles()).toMatchObject([
      { text: 'Take two a day', hasFailedToSend: true, meta: { sent: true } },
    ]);
  });

  it('is shown when it is refused for another reason and its message is not loaded', () => {
    const { engine, entry } = afterReload();
    engine.on({ type: 'postFailed', entry, failure: { kind: 'notInChat' } });
    expect(engine.screen.bubbles()).toMatchObject([
      { text: 'Take two a day', timeId: lostId, hasFailedToSend: true, outboxId: entry.id },
    ]);
    engine.on({ type: 'select', channelId: 'c-b' });
    engine.on({ type: 'select', channelId: 'c-a' });
    expect(engine.texts()).toEqual(['Take two a day']);
    engine.on({ type: 'discard', entryId: entry.id });
    expect(engine.texts()).toEqual([]);
  });
});
