import { aSession } from '#test/support/builders/chat/aSession';
import { confirmation, EngineDriver, message, posts } from './EngineDriver';

describe('the outbox of the chat engine', () => {
  it('shows a message as pending once it is saved, sends it and confirms it in place', () => {
    const engine = new EngineDriver().ready();
    const { entry, asked } = engine.write('Hello');
    expect(posts(asked)).toEqual(['Hello']);
    expect(engine.screen.bubbles()).toMatchObject([
      { text: 'Hello', isPending: true, meta: { sent: false, owner: 'You' } },
    ]);
    expect(engine.typesOn({ type: 'posted', entry, event: confirmation(entry) })).toContain('forget');
    expect(engine.screen.bubbles()).toMatchObject([
      { text: 'Hello', isPending: false, timeId: entry.timeId, meta: { sent: true } },
    ]);
    expect(engine.screen.unsent).toEqual([]);
  });

  it('shows and sends nothing before the device has saved it', () => {
    const engine = new EngineDriver().ready();
    expect(engine.typesOn({ type: 'send', channelId: 'c-a', text: 'Hello' })).toEqual(['save']);
    expect(engine.texts()).toEqual([]);
  });

  it('saves the patient’s current name with every entry, and none if it is unknown', () => {
    const engine = new EngineDriver().ready();
    expect(engine.write('Before the list', 'c-z').entry).not.toHaveProperty('patientName');
    engine.on({ type: 'sessionsLoaded', sessions: [aSession({ channelId: 'c-a' })] });
    const { entry } = engine.write('Hello');
    expect(entry.patientName).toBe('Ana Novak');
    const change = engine
      .on({ type: 'edit', channelId: 'c-a', timeId: entry.timeId, text: 'Hi' })
      .find(effect => effect.type === 'save');
    expect(change?.entry.patientName).toBe('Ana Novak');
    engine.on({ type: 'sessionsLoaded', sessions: [] });
    engine.on({ type: 'postFailed', entry, failure: { kind: 'notInChat' } });
    expect(engine.screen.unsent.find(({ id }) => id === entry.id)).toMatchObject({
      refusal: 'notInChat',
      patientName: 'Ana Novak',
    });
  });

  it('saves with the name what distinguishes the patient from a namesake', () => {
    const engine = new EngineDriver().ready();
    const { patient } = aSession();
    const sessions = ['c-a', 'c-b'].map(channelId =>
      aSession({ channelId, patient: { ...patient, id: channelId, email: `${channelId}@example.org` } }),
    );
    engine.on({ type: 'sessionsLoaded', sessions });
    expect(engine.write('Hello').entry.patientName).toBe('Ana Novak (c-a@example.org)');
  });

  it('accepts a confirmation by the feed, and ignores the answer that follows', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('Hello');
    const event = confirmation(entry);
    engine.on({ type: 'live', events: [event] });
    expect(engine.screen.unsent).toEqual([]);
    engine.on({ type: 'posted', entry, event });
    expect(engine.texts()).toEqual(['Hello']);
  });

  it('prefers a confirmation by the feed to a refusal', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('Hello');
    engine.on({ type: 'postFailed', entry, failure: { kind: 'notInChat' } });
    expect(engine.screen.bubbles()).toMatchObject([{ hasFailedToSend: true }]);
    engine.on({ type: 'live', events: [confirmation(entry)] });
    expect(engine.screen.bubbles()).toMatchObject([{ hasFailedToSend: false, meta: { sent: true } }]);
  });

  it('sends messages of one patient in order, and different patients independently', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('one');
    expect(posts(engine.write('two').asked)).toEqual([]);
    expect(posts(engine.write('other patient', 'c-b').asked)).toEqual(['other patient']);
    expect(posts(engine.on({ type: 'posted', entry, event: confirmation(entry) }))).toEqual(['two']);
  });

  it('stops the queue of only one patient after a refusal', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('one');
    engine.write('two');
    expect(posts(engine.on({ type: 'postFailed', entry, failure: { kind: 'notInChat' } }))).toEqual([]);
    expect(posts(engine.write('other patient', 'c-b').asked)).toEqual(['other patient']);
    expect(posts(engine.on({ type: 'retry', channelId: 'c-a' }))).toEqual(['one']);
  });

  describe('when a message was deleted before its change arrived', () => {
    const changed = (kind: 'edit' | 'delete' = 'edit') => {
      const engine = new EngineDriver().ready();
      const sent = message('Mistaek', { sender: 'ann' });
      engine.on({ type: 'live', events: [sent] });
      const save = engine
        .on({ type: kind, channelId: 'c-a', timeId: sent.timeId, text: 'Mistake' })
        .find(effect => effect.type === 'save');
      if (save === undefined) throw new Error('the change was not to be kept');
      engine.on({ type: 'saved', entry: save.entry });
      engine.write('Are you safe?');
      const isDeleted = () =>
        engine.on({
          type: 'live',
          events: [
            {
              type: 'delete',
              channelId: 'c-a',
              timeId: sent.timeId,
              sender: 'ann',
              clientTs: sent.clientTs + 1n,
              seq: sent.seq + 1n,
            },
          ],
        });
      const refused = (kindOfFailure: 'deletedMessage' | 'invalid' | 'notAllowed' | 'unknownMessage' | 'notInChat') =>
        engine.on({ type: 'postFailed', entry: save.entry, failure: { kind: kindOfFailure } });
      const failures = (): number =>
        engine.effects.filter(effect => effect.type === 'notify' && effect.update.type === 'chatFailure').length;
      return { engine, edit: save.entry, isDeleted, refused, failures };
    };

    it('leaves the queue, keeps the text for its author and does not report a failure', () => {
      const { engine, edit, isDeleted, refused, failures } = changed();
      const asked = refused('deletedMessage');
      expect(posts(asked)).toEqual(['Are you safe?']);
      expect(asked).toContainEqual({ type: 'resave', entry: { ...edit, refusal: 'deleted' } });
      expect(asked).toContainEqual({
        type: 'announce',
        update: { type: 'refused', entryId: edit.id, refusal: 'deleted' },
      });
      isDeleted();
      expect(engine.screen.bubbles()).toMatchObject([
        { deleted: true, hasFailedToSend: true, outboxId: edit.id },
        { text: 'Are you safe?', isPending: true, hasFailedToSend: false },
      ]);
      expect([engine.screen.unsent[0]?.text, failures()]).toEqual(['Mistake', 0]);
    });

    it.each(['invalid', 'notAllowed', 'unknownMessage'] as const)(
      'treats the refusal %s as a deletion if the deletion is known',
      kind => {
        const { engine, isDeleted, refused, failures } = changed();
        isDeleted();
        expect(posts(refused(kind))).toEqual(['Are you safe?']);
        expect([engine.screen.unsent[0]?.refusal, failures()]).toEqual(['deleted', 0]);
      },
    );

    it('leaves the queue as soon as the deletion arrives, if it was refused before', () => {
      const { engine, isDeleted, refused } = changed();
      expect(posts(refused('invalid'))).toEqual([]);
      expect(posts(isDeleted())).toEqual(['Are you safe?']);
      expect(engine.screen.unsent[0]?.refusal).toBe('deleted');
    });

    it('is refused with the reason that its author is no longer in the chat', () => {
      const { engine, isDeleted, refused } = changed();
      isDeleted();
      expect(posts(refused('notInChat'))).toEqual([]);
      expect(engine.screen.unsent[0]?.refusal).toBe('notInChat');
    });

    it('is not retried with the others, and is removed when discarded', () => {
      const { engine, edit, refused } = changed();
      refused('deletedMessage');
      expect(posts(engine.on({ type: 'retry', channelId: 'c-a' }))).toEqual([]);
      expect(engine.screen.unsent[0]?.refusal).toBe('deleted');
      engine.on({ type: 'discard', entryId: edit.id });
      expect(engine.screen.unsent.map(({ text }) => text)).toEqual(['Are you safe?']);
    });

    it('is settled if it was a deletion itself', () => {
      const { engine, edit, refused } = changed('delete');
      const asked = refused('deletedMessage');
      expect(posts(asked)).toEqual(['Are you safe?']);
      expect(asked).toContainEqual({ type: 'announce', update: { type: 'discarded', entryId: edit.id } });
      expect(engine.screen.unsent.map(({ text }) => text)).toEqual(['Are you safe?']);
    });
  });

  it('treats a message as invalid when the server refuses it as deleted', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('Hello');
    engine.write('two');
    expect(posts(engine.on({ type: 'postFailed', entry, failure: { kind: 'deletedMessage' } }))).toEqual([]);
    expect(engine.screen.unsent[0]?.refusal).toBe('invalid');
  });

  it('pauses longer after every failure, up to half a minute and half as much again', () => {
    const engine = new EngineDriver().ready();
    engine.chance = 0.99;
    const { entry } = engine.write('Hello');
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const alarm = engine
        .on({ type: 'postFailed', entry, failure: { kind: 'unreachable' } })
        .find(effect => effect.type === 'setAlarm');
      pauses.push(Math.round(alarm?.delayMs ?? 0));
      expect(posts(engine.on({ type: 'alarm', key: 'queue:c-a' }))).toEqual(['Hello']);
    }
    expect(pauses).toEqual([745, 1_490, 2_980, 5_960, 11_920, 23_840, 44_700, 44_700, 44_700]);
  });

  it('retries immediately when the device is back on the network', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('Hello');
    engine.on({ type: 'postFailed', entry, failure: { kind: 'unreachable' } });
    expect(posts(engine.on({ type: 'online' }))).toEqual(['Hello']);
  });

  it('requires sign-in once when the session ends while sending, and continues for the same user', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('Hello');
    engine.on({ type: 'postFailed', entry, failure: { kind: 'sessionEnded' } });
    expect(engine.screen.asksToSignIn).toBe(true);
    expect(posts(engine.write('two').asked)).toEqual([]);
    engine.on({ type: 'signedIn', uid: 'ann', entries: [entry] });
    expect(posts(engine.on({ type: 'elected', entries: [entry] }))).toEqual(['Hello']);
    expect(engine.texts()).toEqual(['Hello', 'two']);
  });

  it('forgets the first user when another signs in', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('Hello');
    engine.on({ type: 'postFailed', entry, failure: { kind: 'sessionEnded' } });
    engine.on({ type: 'signedOut' });
    const asked = engine.on({ type: 'signedIn', uid: 'zoe', entries: [entry] });
    expect(posts([...asked, ...engine.on({ type: 'elected', entries: [entry] })])).toEqual([]);
    expect(engine.screen.unsent).toEqual([]);
  });

  it('does not bring back a discarded message, even when another window announces it again', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('Hello');
    engine.on({ type: 'postFailed', entry, failure: { kind: 'invalid' } });
    expect(engine.typesOn({ type: 'discard', entryId: entry.id })).toEqual(['forget', 'announce']);
    engine.on({ type: 'announced', update: { type: 'kept', entry } });
    engine.on({ type: 'vaultRead', entries: [entry] });
    expect(engine.texts()).toEqual([]);
  });

  it('shows a message that the server stored although it was discarded during sending', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('Hello');
    engine.on({ type: 'discard', entryId: entry.id });
    engine.on({ type: 'posted', entry, event: confirmation(entry) });
    expect(engine.screen.bubbles()).toMatchObject([{ text: 'Hello', isPending: false, meta: { sent: true } }]);
  });

  it('gives each message a later id, and never one in use, even if the clock was set back', () => {
    const engine = new EngineDriver().ready();
    const first = engine.write('one').entry;
    engine.now -= 3_600_000;
    const second = engine.write('two').entry;
    expect(second.clientTs).toBeGreaterThan(first.clientTs);
    expect(engine.texts()).toEqual(['one', 'two']);
  });

  it('gives two windows different ids although both have the same last one', () => {
    const [left, right] = [new EngineDriver().ready(), new EngineDriver().ready({ leads: false })];
    const { entry } = left.write('one');
    right.on({ type: 'announced', update: { type: 'kept', entry } });
    for (const window of [left, right]) window.now -= 3_600_000;
    right.chance = 0.7;
    expect(left.write('two').entry.clientTs).not.toBe(right.write('three').entry.clientTs);
  });
});
