import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { confirmation, EngineDriver, message, posts } from './EngineDriver';

/** The leader while it cannot send yet: the first message of the queue is being sent. */
function waiting() {
  const engine = new EngineDriver().ready();
  const { entry: first } = engine.write('On its way');
  const { entry } = engine.write('Take too a day');
  return { engine, first, entry };
}

function edit(engine: EngineDriver, { timeId }: OutboxEntry, text: string): OutboxEntry {
  engine.now += 10;
  const save = engine.on({ type: 'edit', channelId: 'c-a', timeId, text }).find(effect => effect.type === 'save');
  if (save === undefined) throw new Error('nothing was to be kept');
  engine.on({ type: 'saved', entry: save.entry, isOnDisk: true });
  return save.entry;
}

describe('an edit of a pending message', () => {
  it('replaces the text, and the old text is never sent', () => {
    const { engine, first, entry } = waiting();
    const corrected = edit(engine, entry, 'Take two a day');
    expect(corrected).toMatchObject({ id: entry.id, kind: 'message', clientTs: entry.clientTs, timeId: entry.timeId });
    expect(engine.texts()).toEqual(['On its way', 'Take two a day']);
    expect(engine.screen.bubbles().at(-1)).toMatchObject({ isPending: true, edited: false });
    expect(posts(engine.on({ type: 'posted', entry: first, event: confirmation(first) }))).toEqual(['Take two a day']);
    expect(
      engine.on({ type: 'posted', entry: corrected, event: confirmation(corrected) }).map(({ type }) => type),
    ).not.toContain('post');
    expect(engine.screen.unsent).toEqual([]);
  });

  it('replaces the text in every window, whichever sends', () => {
    const { engine, entry } = waiting();
    const follower = new EngineDriver().ready({ leads: false });
    follower.on({ type: 'announced', update: { type: 'kept', entry, isOnDisk: true } });
    const corrected = edit(follower, entry, 'Take two a day');
    engine.on({ type: 'announced', update: { type: 'kept', entry: corrected, isOnDisk: true } });
    engine.on({ type: 'vaultRead', entries: [corrected] });
    expect(engine.texts()).toEqual(['On its way', 'Take two a day']);
  });

  it('is not undone by a vault that still holds the old text', () => {
    const { engine, entry } = waiting();
    edit(engine, entry, 'Take two a day');
    engine.on({ type: 'vaultRead', entries: [entry] });
    engine.on({ type: 'vaultRead', entries: [{ ...entry, refusal: 'invalid' }] });
    expect(engine.texts()).toEqual(['On its way', 'Take two a day']);
  });

  it('follows as an edit if the old text was already being sent', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('Take too a day');
    const corrected = edit(engine, entry, 'Take two a day');
    const asked = engine.on({ type: 'posted', entry, event: confirmation(entry) });
    expect(asked.find(({ type }) => type === 'post')).toMatchObject({
      entry: { kind: 'edit', timeId: entry.timeId, clientTs: corrected.revisedTs, text: 'Take two a day' },
    });
    expect(engine.texts()).toEqual(['Take two a day']);
  });

  it('follows with the stored time id when the answer to the old text was lost or came by the feed', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('Take too a day');
    edit(engine, entry, 'Take two a day');
    engine.on({ type: 'postFailed', entry, failure: { kind: 'unreachable' } });
    const stored: ChatEvent = message('Take too a day', {
      sender: 'ann',
      clientTs: entry.clientTs,
      timeId: entry.timeId + 1n,
    });
    expect(posts(engine.on({ type: 'live', events: [stored] }))).toEqual(['Take two a day']);
    expect(engine.texts()).toEqual(['Take two a day']);
  });

  it('follows when another window has sent the old text and this one learns it only from the vault', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('Take too a day');
    engine.on({ type: 'posted', entry, event: confirmation(entry) });
    const revised = { ...entry, text: 'Take two a day', revisedTs: entry.clientTs + 9n };
    const asked = engine.on({ type: 'vaultRead', entries: [revised] });
    expect(posts(asked)).toEqual(['Take two a day']);
    expect(asked).toContainEqual({ type: 'forget', entryId: entry.id });
  });

  it('keeps the last of several texts, also of a pending edit', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('Take too a day');
    engine.on({ type: 'posted', entry, event: confirmation(entry) });
    engine.write('On its way');
    edit(engine, entry, 'Take two a day');
    edit(engine, entry, 'Take two a day, with food');
    expect(engine.screen.unsent.map(({ kind, text }) => [kind, text])).toEqual([
      ['message', 'On its way'],
      ['edit', 'Take two a day, with food'],
    ]);
  });

  it('retries a refused message', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('Take too a day');
    engine.on({ type: 'postFailed', entry, failure: { kind: 'invalid' } });
    const corrected = edit(engine, entry, 'Take two a day');
    expect(engine.effects.filter(({ type }) => type === 'post')).toHaveLength(2);
    expect(corrected.refusal).toBeUndefined();
  });
});

describe('deleting a pending message', () => {
  it('removes it with its edits, and the queue continues', () => {
    const { engine, first, entry } = waiting();
    engine.write('After it');
    edit(engine, entry, 'Take two a day');
    expect(engine.typesOn({ type: 'delete', channelId: 'c-a', timeId: entry.timeId })).not.toContain('save');
    expect(engine.texts()).toEqual(['On its way', 'After it']);
    expect(posts(engine.on({ type: 'posted', entry: first, event: confirmation(first) }))).toEqual(['After it']);
  });

  it('sends the deletion afterwards if the message may have been sent', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('Take too a day');
    const asked = engine.on({ type: 'delete', channelId: 'c-a', timeId: entry.timeId });
    expect(asked.find(({ type }) => type === 'save')).toMatchObject({
      entry: { kind: 'delete', timeId: entry.timeId },
    });
    expect(engine.texts()).toEqual([]);
  });

  it('sends the deletion afterwards from a window that does not send', () => {
    const follower = new EngineDriver().ready({ leads: false });
    const { entry } = follower.write('Take too a day');
    expect(follower.typesOn({ type: 'delete', channelId: 'c-a', timeId: entry.timeId })).toContain('save');
  });
});

describe('a message that waits too long', () => {
  const MINUTE = 60_000;

  it('is held after 10 minutes until its author retries it', () => {
    const { engine, first, entry } = waiting();
    engine.now += 10 * MINUTE + 20;
    expect(posts(engine.on({ type: 'posted', entry: first, event: confirmation(first) }))).toEqual([]);
    expect(engine.screen.bubbles().at(-1)).toMatchObject({ text: 'Take too a day', hasFailedToSend: true });
    expect(engine.screen.unsent).toMatchObject([{ id: entry.id, refusal: 'tooOld' }]);
    expect(posts(engine.on({ type: 'retry', channelId: 'c-a' }))).toEqual(['Take too a day']);
  });

  it('is retried alone; the other held messages of the patient stay held', () => {
    const { engine, first, entry } = waiting();
    const second = engine.write('Or ask your doctor').entry;
    engine.now += 10 * MINUTE + 20;
    engine.on({ type: 'posted', entry: first, event: confirmation(first) });
    expect(engine.screen.unsent).toMatchObject([{ refusal: 'tooOld' }, { refusal: 'tooOld' }]);
    const asked = engine.on({ type: 'retry', channelId: 'c-a', entryId: entry.id });
    expect(posts(asked)).toEqual(['Take too a day']);
    expect(asked).toContainEqual({ type: 'announce', update: { type: 'retry', channelId: 'c-a', entryId: entry.id } });
    expect(posts(engine.on({ type: 'posted', entry, event: confirmation(entry) }))).toEqual([]);
    expect(engine.screen.unsent).toMatchObject([{ id: second.id, refusal: 'tooOld' }]);
  });

  it('is sent with the new text when its author edits it', () => {
    const { engine, first, entry } = waiting();
    engine.now += 10 * MINUTE + 20;
    engine.on({ type: 'posted', entry: first, event: confirmation(first) });
    edit(engine, entry, 'Take two a day');
    expect(posts(engine.effects).at(-1)).toBe('Take two a day');
  });

  it('is held if its author has signed in since, but not if only the session was renewed', () => {
    const { entry } = new EngineDriver().ready({ leads: false }).write('Before');
    const engine = new EngineDriver();
    engine.now += MINUTE;
    engine.on({ type: 'signedIn', uid: 'ann', entries: [entry], signIn: { id: 2, at: engine.now - 1_000 } });
    expect(posts(engine.on({ type: 'elected', entries: [entry] }))).toEqual([]);
    expect(engine.screen.unsent).toMatchObject([{ refusal: 'earlierSignIn' }]);
    expect(posts(engine.on({ type: 'retry', channelId: 'c-a' }))).toEqual(['Before']);
    const { entry: own, asked } = engine.write('Since', 'c-b');
    expect(posts(asked)).toEqual(['Since']);
    engine.on({ type: 'postFailed', entry: own, failure: { kind: 'sessionEnded' } });
    engine.now += MINUTE;
    engine.on({ type: 'signedIn', uid: 'ann', entries: [], signIn: { id: 2, at: engine.now } });
    expect(posts(engine.on({ type: 'elected', entries: [] }))).toEqual(['Since']);
  });

  it('is sent if it was written in the same sign-in, whatever the clocks said', () => {
    const signIn = (at: number) => ({ type: 'signedIn', uid: 'ann', entries: [], signIn: { id: 7, at } }) as const;
    const before = new EngineDriver();
    before.on(signIn(before.now));
    const { entry } = before.write('Since');
    const engine = new EngineDriver();
    engine.now += MINUTE;
    engine.on({ ...signIn(engine.now), entries: [entry] });
    expect(posts(engine.on({ type: 'elected', entries: [entry] }))).toEqual(['Since']);
  });

  it('is sent when its author retries it, even if the clock was set back since the sign-in', () => {
    const { entry } = new EngineDriver().ready({ leads: false }).write('Before');
    const engine = new EngineDriver();
    engine.now += 3 * MINUTE;
    engine.on({ type: 'signedIn', uid: 'ann', entries: [entry], signIn: { id: 2, at: engine.now } });
    engine.now -= 2 * MINUTE;
    expect(posts(engine.on({ type: 'elected', entries: [entry] }))).toEqual([]);
    expect(posts(engine.on({ type: 'retry', channelId: 'c-a' }))).toEqual(['Before']);
    expect(posts(engine.write('Since', 'c-b').asked)).toEqual(['Since']);
  });

  it('is announced to the other windows, and not as a failure of the chat', () => {
    const { engine, first, entry } = waiting();
    engine.now += 10 * MINUTE + 20;
    const asked = engine.on({ type: 'posted', entry: first, event: confirmation(first) });
    expect(asked).toContainEqual({
      type: 'announce',
      update: { type: 'refused', entryId: entry.id, refusal: 'tooOld' },
    });
    expect(engine.effects).not.toContainEqual(
      expect.objectContaining({ update: expect.objectContaining({ type: 'chatFailure' }) }),
    );
  });
});
