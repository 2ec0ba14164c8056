import { anEntry } from '#test/support/builders/chat/anEntry';
import { confirmation, EngineDriver, posts } from './EngineDriver';

describe('windows that share a vault', () => {
  it('never send from a follower, and take over when the leader is gone', () => {
    const follower = new EngineDriver().ready({ leads: false });
    const { entry, asked } = follower.write('Hello');
    expect(posts(asked)).toEqual([]);
    expect(posts(follower.on({ type: 'elected', entries: [entry] }))).toEqual(['Hello']);
  });

  it('show in every window what one of them wrote, and its outcome', () => {
    const follower = new EngineDriver().ready({ leads: false });
    const entry = anEntry();
    follower.on({ type: 'announced', update: { type: 'kept', entry } });
    expect(follower.screen.bubbles()).toMatchObject([{ isPending: true }]);
    follower.on({ type: 'announced', update: { type: 'refused', entryId: entry.id, refusal: 'notInChat' } });
    expect(follower.screen.bubbles()).toMatchObject([{ hasFailedToSend: true }]);
    follower.on({ type: 'announced', update: { type: 'posted', entry, event: confirmation(entry) } });
    expect(follower.screen.bubbles()).toMatchObject([{ hasFailedToSend: false, meta: { sent: true } }]);
  });

  it('read the vault before sending another window’s entry, so that they keep the order', () => {
    const leader = new EngineDriver().ready();
    const [lost, received] = [
      anEntry({ text: 'first' }),
      anEntry({ id: 'ann:2', clientTs: anEntry().clientTs + 9n, text: 'second' }),
    ];
    expect(leader.typesOn({ type: 'announced', update: { type: 'kept', entry: received } })).toEqual(['readVault']);
    expect(posts(leader.on({ type: 'vaultRead', entries: [lost, received] }))).toEqual(['first']);
  });

  it('send announced entries when the vault does not answer', () => {
    const leader = new EngineDriver().ready();
    leader.on({ type: 'announced', update: { type: 'kept', entry: anEntry() } });
    expect(posts(leader.on({ type: 'vaultRead' }))).toEqual(['How are you?']);
  });

  it('wait until the vault has the announced entry, because earlier announcements may be lost', () => {
    const leader = new EngineDriver().ready();
    const [lost, received] = [
      anEntry({ text: 'first' }),
      anEntry({ id: 'ann:2', clientTs: anEntry().clientTs + 9n, text: 'second' }),
    ];
    leader.on({ type: 'announced', update: { type: 'kept', entry: received, isOnDisk: true } });
    expect(posts(leader.on({ type: 'vaultRead' }))).toEqual([]);
    expect(posts(leader.on({ type: 'vaultRead', entries: [lost, received] }))).toEqual(['first']);
  });

  it('wait up to a minute for the vault before sending what the former leader saved', () => {
    const follower = new EngineDriver().ready({ leads: false });
    const [lost, received] = [
      anEntry({ text: 'first' }),
      anEntry({ id: 'ann:2', clientTs: anEntry().clientTs + 9n, text: 'second' }),
    ];
    follower.on({ type: 'announced', update: { type: 'kept', entry: received, isOnDisk: true } });
    expect(posts(follower.on({ type: 'elected' }))).toEqual([]);
    expect(posts(follower.on({ type: 'vaultRead' }))).toEqual([]);
    expect(posts(follower.on({ type: 'vaultRead', entries: [lost, received] }))).toEqual(['first']);
  });

  it('send announced entries when the vault has not answered for a minute', () => {
    const follower = new EngineDriver().ready({ leads: false });
    follower.on({ type: 'announced', update: { type: 'kept', entry: anEntry(), isOnDisk: true } });
    follower.on({ type: 'elected' });
    for (let look = 0; look < 11; look += 1) expect(posts(follower.on({ type: 'vaultRead' }))).toEqual([]);
    expect(posts(follower.on({ type: 'vaultRead' }))).toEqual(['How are you?']);
  });

  it('do not treat a vault that does not answer as empty', () => {
    const leader = new EngineDriver().ready();
    const { entry } = leader.write('Hello');
    leader.on({ type: 'vaultRead', entries: [entry] });
    leader.on({ type: 'vaultRead' });
    leader.on({ type: 'elected' });
    leader.on({ type: 'signedIn', uid: 'ann' });
    expect(leader.screen.unsent).toEqual([entry]);
  });

  it('read the vault every five seconds', () => {
    const engine = new EngineDriver().ready();
    expect(engine.on({ type: 'alarm', key: 'vault' })).toEqual([
      { type: 'readVault' },
      { type: 'setAlarm', key: 'vault', delayMs: 5_000 },
    ]);
  });

  it('do not send again what another window has settled or discarded', () => {
    const leader = new EngineDriver().ready();
    const { entry } = leader.write('Hello');
    leader.on({ type: 'postFailed', entry, failure: { kind: 'unreachable' } });
    leader.on({ type: 'vaultRead', entries: [entry] });
    leader.on({ type: 'vaultRead', entries: [] });
    expect(leader.on({ type: 'alarm', key: 'queue:c-a' })).toEqual([]);
  });

  it.each([true, false])(
    'save entries again that the device has lost and the feed has not delivered (leader: %s)',
    leads => {
      const window = new EngineDriver().ready({ leads });
      const { entry } = window.write('Hello');
      window.on({ type: 'vaultRead', entries: [entry] });
      for (let look = 0; look < 5; look += 1)
        expect(window.typesOn({ type: 'vaultRead', entries: [] })).not.toContain('resave');
      expect(window.on({ type: 'vaultRead', entries: [] })).toContainEqual({ type: 'resave', entry });
      expect(window.texts()).toEqual(['Hello']);
    },
  );

  it('send entries that the device has lost once no window objects, even if they cannot be saved', () => {
    const leader = new EngineDriver().ready();
    const { entry } = leader.write('Hello');
    leader.on({ type: 'postFailed', entry, failure: { kind: 'unreachable' } });
    leader.on({ type: 'vaultRead', entries: [entry] });
    for (let look = 0; look < 7; look += 1) expect(posts(leader.on({ type: 'vaultRead', entries: [] }))).toEqual([]);
    leader.on({ type: 'alarm', key: 'queue:c-a' });
    expect(posts(leader.on({ type: 'vaultRead', entries: [] }))).toEqual(['Hello']);
  });

  it('do not count missing entries as lost while the feed is behind', () => {
    const leader = new EngineDriver().ready();
    const { entry } = leader.write('Hello');
    leader.on({ type: 'vaultRead', entries: [entry] });
    leader.on({ type: 'stale' });
    for (let look = 0; look < 20; look += 1)
      expect(leader.typesOn({ type: 'vaultRead', entries: [] })).not.toContain('resave');
    expect(leader.texts()).toEqual(['Hello']);
  });

  it('object when another window still holds an entry that was discarded here', () => {
    const leader = new EngineDriver().ready();
    const { entry } = leader.write('Hello');
    leader.on({ type: 'discard', entryId: entry.id });
    expect(leader.on({ type: 'announced', update: { type: 'kept', entry } })).toEqual([
      { type: 'announce', update: { type: 'discarded', entryId: entry.id } },
    ]);
  });

  it('object when another window saves an entry again that was discarded here', () => {
    const window = new EngineDriver().ready({ leads: false });
    const { entry } = window.write('Hello');
    window.on({ type: 'discard', entryId: entry.id });
    expect(window.on({ type: 'vaultRead', entries: [entry] })).toEqual([
      { type: 'forget', entryId: entry.id },
      { type: 'announce', update: { type: 'discarded', entryId: entry.id } },
    ]);
  });

  it('notify each other of a confirmation by the feed', () => {
    const follower = new EngineDriver().ready({ leads: false });
    const { entry } = follower.write('Hello');
    const event = confirmation(entry);
    expect(follower.on({ type: 'live', events: [event] })).toContainEqual({
      type: 'announce',
      update: { type: 'posted', entry, event },
    });
  });

  it('learn from the vault that an author has decided to retry', () => {
    const leader = new EngineDriver().ready();
    const { entry } = leader.write('Hello');
    leader.on({ type: 'postFailed', entry, failure: { kind: 'notInChat' } });
    expect(posts(leader.on({ type: 'vaultRead', entries: [entry] }))).toEqual(['Hello']);
  });

  it('announce unsaved entries to the leader again', () => {
    const follower = new EngineDriver().ready({ leads: false });
    const { entry } = follower.write('Hello');
    expect(follower.on({ type: 'vaultRead', entries: [] })).toContainEqual({
      type: 'announce',
      update: { type: 'kept', entry },
    });
  });

  it('retry saving until the vault has the entry', () => {
    const leader = new EngineDriver().ready();
    const { entry } = leader.write('Hello');
    const update = { type: 'resave', entry };
    expect(leader.on({ type: 'vaultRead' })).not.toContainEqual(update);
    expect(leader.on({ type: 'vaultRead', entries: [] })).toContainEqual(update);
    expect(leader.on({ type: 'vaultRead', entries: [entry] })).not.toContainEqual(update);
    expect(leader.on({ type: 'vaultRead', entries: [entry] })).not.toContainEqual(update);
  });
});

describe('an entry that another window saved on the device', () => {
  it('is not announced as unsaved when it disappears from the vault before this window reads it', () => {
    const follower = new EngineDriver().ready({ leads: false });
    follower.on({ type: 'announced', update: { type: 'kept', entry: anEntry(), isOnDisk: true } });
    for (let look = 0; look < 6; look += 1)
      expect(follower.on({ type: 'vaultRead', entries: [] }).some(({ type }) => type === 'announce')).toBe(false);
  });

  it('is no longer shown once its author has discarded it', () => {
    const follower = new EngineDriver().ready({ leads: false });
    const entry = anEntry();
    follower.on({ type: 'announced', update: { type: 'kept', entry, isOnDisk: true } });
    follower.on({ type: 'announced', update: { type: 'discarded', entryId: entry.id } });
    expect(follower.screen.unsent).toEqual([]);
  });

  it('leaves an edit to its author if it was written here before the discard arrived', () => {
    const follower = new EngineDriver().ready({ leads: false });
    const [message, edit] = [anEntry(), anEntry({ id: 'ann:c-a:edit', kind: 'edit', text: 'edited' })];
    for (const entry of [message, edit])
      follower.on({ type: 'announced', update: { type: 'kept', entry, isOnDisk: true } });
    follower.on({ type: 'announced', update: { type: 'discarded', entryId: message.id } });
    expect(follower.screen.unsent.map(({ id }) => id)).toEqual([edit.id]);
  });

  it('is discarded with all its changes known here, and the other windows are notified of each', () => {
    const follower = new EngineDriver().ready({ leads: false });
    const [message, edit] = [anEntry(), anEntry({ id: 'ann:c-a:edit', kind: 'edit', text: 'edited' })];
    for (const entry of [message, edit])
      follower.on({ type: 'announced', update: { type: 'kept', entry, isOnDisk: true } });
    const received = follower
      .on({ type: 'discard', entryId: message.id })
      .flatMap(effect =>
        effect.type === 'announce' && effect.update.type === 'discarded' ? [effect.update.entryId] : [],
      );
    expect([received, follower.screen.unsent]).toEqual([[edit.id, message.id], []]);
  });
});
