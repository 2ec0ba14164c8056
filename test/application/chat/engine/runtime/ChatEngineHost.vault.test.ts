import { hostSetUp } from './hostSetUp';
import { settled } from './runnerSetUp';
import type { HostUpdate } from '@/application/chat/protocol/HostUpdate';

describe('ChatEngineHost and the vault key', () => {
  it('keeps the key when the same user signs in again, and shows their drafts', async () => {
    const { host, begin, login, drafts, identity, storage, received } = hostSetUp();
    await begin();
    await login('ann');
    await host.handle({ type: 'saveDraft', key: { kind: 'message', channelId: 'c-a' }, text: 'half' });
    identity.failNext('vaultKey', 'unreachable');
    await login('ann');
    await host.handle({ type: 'saveDraft', key: { kind: 'message', channelId: 'c-a' }, text: 'half a sentence' });
    expect([received(), storage(), drafts.kept.get('c-a')]).toEqual([
      [{}, { 'c-a': 'half' }],
      ['works'],
      'half a sentence',
    ]);
  });

  it('retries the key, reports missing storage until then, and the drafts afterwards', async () => {
    const { begin, login, drafts, identity, types, storage, received, pass } = hostSetUp();
    drafts.kept.set('c-a', 'half a sentence');
    await begin();
    identity.failNext('vaultKey', 'unreachable');
    await login('ann');
    expect([types().slice(2), storage()]).toEqual([['authorised', 'profile'], ['missing']]);
    identity.failNext('vaultKey', 'unreachable');
    await pass(20);
    expect([received(), storage()]).toEqual([[{ 'c-a': 'half a sentence' }], ['missing', 'works']]);
  });

  it('sends what was saved before as soon as the vault opens', async () => {
    const { host, begin, login, send, gateway, identity, pass } = hostSetUp();
    await begin();
    await login('ann');
    gateway.failNext('deliver', 'unreachable');
    await send('c-b', 'Of last time');
    await settled();
    await host.handle({ type: 'logout' });
    identity.failNext('vaultKey', 'sessionEnded');
    await login('ann');
    expect(gateway.delivered).toHaveLength(1);
    await pass(20);
    expect(gateway.delivered.map(({ text }) => text)).toEqual(['Of last time', 'Of last time']);
  });

  it('saves what was typed before the vault opened, and keeps the stored draft as a conflict', async () => {
    const { host, begin, login, drafts, identity, storage, received, pass } = hostSetUp();
    drafts.kept.set('c-a', 'of last time');
    await begin();
    identity.failNext('vaultKey', 'unreachable');
    await login('ann');
    await host.handle({
      type: 'saveDraft',
      key: { kind: 'message', channelId: 'c-a' },
      text: 'of now',
      patientName: 'Ana Novak',
    });
    expect(drafts.kept).toEqual(new Map([['c-a', 'of last time']]));
    await pass(20);
    expect(received()).toEqual([{ 'c-a': 'of now', 'beside:c-a': '["of last time"]' }]);
    expect([drafts.names.get('c-a'), storage().at(-1)]).toEqual(['Ana Novak', 'works']);
  });

  it('never opens a vault with a key requested for the previous user', async () => {
    const { host, begin, login, identity, vault, drafts, received, pass } = hostSetUp();
    drafts.kept.set('c-a', "Ann's");
    await begin();
    identity.failNext('vaultKey', 'unreachable');
    await login('ann');
    let answer = (): void => undefined;
    identity.delayNext('vaultKey', new Promise(resolve => (answer = resolve)));
    await pass(2);
    await host.handle({ type: 'logout' });
    answer();
    await settled();
    expect(vault.isBroken).toBe(true);
    identity.failNext('vaultKey', 'unreachable');
    await login('zoe');
    expect([vault.isBroken, received()]).toEqual([true, []]);
  });
});

describe('a stored text that the engine cannot read', () => {
  const text = { id: 'outbox#1:x', kind: 'message', key: { kind: 'message', channelId: 'c-a' } } as const;
  async function setUp() {
    const tools = hostSetUp();
    await tools.begin();
    const received = () =>
      tools.hostUpdates.filter(
        (hostUpdate): hostUpdate is Extract<HostUpdate, { type: 'unreadableTexts' }> =>
          hostUpdate.type === 'unreadableTexts',
      );
    return { ...tools, received };
  }

  it('is reported at sign-in', async () => {
    const { login, received, unreadable } = await setUp();
    await login('ann');
    expect(received()).toEqual([]);
    unreadable.setAside(text);
    await settled();
    expect(received()).toEqual([{ type: 'unreadableTexts', texts: [text], keyLost: false }]);
  });

  it('is reported with a lost key when a new key had to be made', async () => {
    const { login, received, unreadable, identity } = await setUp();
    identity.makesKey = true;
    unreadable.setAside(text);
    await login('ann');
    expect(received().at(-1)).toEqual({ type: 'unreadableTexts', texts: [text], keyLost: true });
  });

  it('is reported while there is no key, and restored once there is one', async () => {
    const { login, received, unreadable, identity, pass } = await setUp();
    identity.failNext('vaultKey', 'unreachable');
    unreadable.setAside({ ...text, isLocked: true });
    await login('ann');
    expect(received().at(-1)).toMatchObject({ texts: [{ isLocked: true }], keyLost: false });
    unreadable.unlock();
    await pass(20);
    expect(received().at(-1)).toMatchObject({ texts: [] });
  });

  it('is retried with a newly loaded key, and reported with the drafts if that opens it', async () => {
    const { login, received, unreadable, host, drafts, received: _, ...tools } = await setUp();
    unreadable.setAside(text);
    await login('ann');
    unreadable.opening.add(text.id);
    drafts.kept.set('c-b', 'read again');
    await host.handle({ type: 'retryUnreadable' });
    expect(received().at(-1)).toMatchObject({ texts: [] });
    expect(tools.hostUpdates.findLast(({ type }) => type === 'drafts')).toMatchObject({
      drafts: new Map([['c-b', 'read again']]),
    });
  });

  it('is retried without losing the current key, so that the engine continues to save', async () => {
    const { login, unreadable, host, drafts, identity } = await setUp();
    unreadable.setAside(text);
    await login('ann');
    identity.failNext('vaultKey', 'unreachable');
    await host.handle({ type: 'retryUnreadable' });
    await host.handle({ type: 'saveDraft', key: { kind: 'message', channelId: 'c-b' }, text: 'typed since' });
    expect([drafts.isBroken, drafts.kept.get('c-b')]).toEqual([false, 'typed since']);
  });

  it('is discarded only by its author', async () => {
    const { login, received, unreadable, host } = await setUp();
    unreadable.setAside(text);
    await login('ann');
    await host.handle({ type: 'discardUnreadable', id: text.id });
    expect(received().map(({ texts }) => texts.length)).toEqual([1, 0]);
  });
});
