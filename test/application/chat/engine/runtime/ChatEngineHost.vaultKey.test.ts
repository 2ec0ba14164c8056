import { coreSetUp } from './coreSetUp';
import { settled } from './runnerSetUp';

describe('ChatEngineHost and the key of the vault', () => {
  it('keeps the vault key when the same person signs in again, and shows the drafts', async () => {
    const { core, begin, login, drafts, identity, storage, received } = coreSetUp();
    await begin();
    await login('ann');
    await core.handle({ type: 'saveDraft', key: { kind: 'message', channelId: 'c-a' }, text: 'half' });
    identity.failNext('vaultKey', 'unreachable');
    await login('ann');
    await core.handle({ type: 'saveDraft', key: { kind: 'message', channelId: 'c-a' }, text: 'half a sentence' });
    expect([received(), storage(), drafts.kept.get('c-a')]).toEqual([
      [{}, { 'c-a': 'half' }],
      ['works'],
      'half a sentence',
    ]);
  });

  it('retries loading the vault key and reports missing storage meanwhile, and drafts only once they are known', async () => {
    const { begin, login, drafts, identity, types, storage, received, pass } = coreSetUp();
    drafts.kept.set('c-a', 'half a sentence');
    await begin();
    identity.failNext('vaultKey', 'unreachable');
    await login('ann');
    expect([types().slice(2), storage()]).toEqual([['authorised', 'profile'], ['missing']]);
    identity.failNext('vaultKey', 'unreachable');
    await pass(20);
    expect([received(), storage()]).toEqual([[{ 'c-a': 'half a sentence' }], ['missing', 'works']]);
  });

  it('sends what was saved last time as soon as the vault opens', async () => {
    const { core, begin, login, send, gateway, identity, pass } = coreSetUp();
    await begin();
    await login('ann');
    gateway.failNext('deliver', 'unreachable');
    await send('c-b', 'Of last time');
    await settled();
    await core.handle({ type: 'logout' });
    identity.failNext('vaultKey', 'sessionEnded');
    await login('ann');
    expect(gateway.delivered).toHaveLength(1);
    await pass(20);
    expect(gateway.delivered.map(({ text }) => text)).toEqual(['Of last time', 'Of last time']);
  });

  it('saves what was typed before the vault opened along with what is stored there', async () => {
    const { core, begin, login, drafts, identity, storage, received, pass } = coreSetUp();
    drafts.kept.set('c-a', 'of last time');
    await begin();
    identity.failNext('vaultKey', 'unreachable');
    await login('ann');
    await core.handle({
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

  it('never opens a vault with the key requested for the person before', async () => {
    const { core, begin, login, identity, vault, drafts, received, pass } = coreSetUp();
    drafts.kept.set('c-a', "Ann's");
    await begin();
    identity.failNext('vaultKey', 'unreachable');
    await login('ann');
    let answer = (): void => undefined;
    identity.delayNext('vaultKey', new Promise(resolve => (answer = resolve)));
    await pass(2);
    await core.handle({ type: 'logout' });
    answer();
    await settled();
    expect(vault.isBroken).toBe(true);
    identity.failNext('vaultKey', 'unreachable');
    await login('zoe');
    expect([vault.isBroken, received()]).toEqual([true, []]);
  });
});
