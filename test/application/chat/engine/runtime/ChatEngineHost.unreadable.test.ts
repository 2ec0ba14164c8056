import type { HostUpdate } from '@/application/chat/protocol/HostUpdate';
import { coreSetUp } from './coreSetUp';
import { settled } from './runnerSetUp';

const text = { id: 'outbox#1:x', kind: 'message', key: { kind: 'message', channelId: 'c-a' } } as const;

async function setUp() {
  const tools = coreSetUp();
  await tools.begin();
  const received = () =>
    tools.hostUpdates.filter(
      (hostUpdate): hostUpdate is Extract<HostUpdate, { type: 'unreadableTexts' }> =>
        hostUpdate.type === 'unreadableTexts',
    );
  return { ...tools, received };
}

describe('what the device keeps and the engine cannot read', () => {
  it('is reported at sign-in, and nothing is reported where there is none', async () => {
    const { login, received, unreadable } = await setUp();
    await login('ann');
    expect(received()).toEqual([]);
    unreadable.setAside(text);
    await settled();
    expect(received()).toEqual([{ type: 'unreadableTexts', texts: [text], keyLost: false }]);
  });

  it('says that the key was lost when a new one had to be made', async () => {
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

  it('is retried with a newly loaded key, and what opens is reported with the drafts', async () => {
    const { login, received, unreadable, core, drafts, received: _, ...tools } = await setUp();
    unreadable.setAside(text);
    await login('ann');
    unreadable.opening.add(text.id);
    drafts.kept.set('c-b', 'read again');
    await core.handle({ type: 'retryUnreadable' });
    expect(received().at(-1)).toMatchObject({ texts: [] });
    expect(tools.hostUpdates.findLast(({ type }) => type === 'drafts')).toMatchObject({
      drafts: new Map([['c-b', 'read again']]),
    });
  });

  it('is retried without losing the present key: without an answer, the engine continues to save', async () => {
    const { login, unreadable, core, drafts, identity } = await setUp();
    unreadable.setAside(text);
    await login('ann');
    identity.failNext('vaultKey', 'unreachable');
    await core.handle({ type: 'retryUnreadable' });
    await core.handle({ type: 'saveDraft', key: { kind: 'message', channelId: 'c-b' }, text: 'typed since' });
    expect([drafts.isBroken, drafts.kept.get('c-b')]).toEqual([false, 'typed since']);
  });

  it('is discarded only by its author', async () => {
    const { login, received, unreadable, core } = await setUp();
    unreadable.setAside(text);
    await login('ann');
    await core.handle({ type: 'discardUnreadable', id: text.id });
    expect(received().map(({ texts }) => texts.length)).toEqual([1, 0]);
  });
});
