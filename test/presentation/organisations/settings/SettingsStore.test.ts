import { NOTHING, ownChoice } from '@/domain/organisations/SettingChoice';
import type { SettingsStore } from '@/presentation/organisations/settings/SettingsStore';
import { settingsTools } from '#test/support/builders/organisations/settingsTools';
import { eventually } from '#test/support/eventually';

const board = async (section?: Parameters<ReturnType<typeof settingsTools>['open']>[0]) => {
  const tools = settingsTools();
  return { ...tools, ...(await tools.open(section)) };
};

/** Saves as a user who enters a reason. */
async function save(store: SettingsStore): Promise<void> {
  if (store.reason === '') store.writeReason('Asked for');
  await store.save();
}

describe('SettingsStore', () => {
  it('starts with inherited values, and saves nothing while nothing is changed', async () => {
    const { store, gateway } = await board();
    expect(store.choiceOf('welcomeText')).toEqual({ kind: 'inherited' });
    expect(store.inEffect('welcomeText')).toBe('Welcome.');
    expect(store.canSave).toBe(false);
    await store.save();
    expect(gateway.received).toEqual([]);
  });

  it('starts an own value from the inherited one, and saves it with its reason', async () => {
    const { store, gateway, page } = await board();
    store.chooseOwn('welcomeText');
    expect(store.choiceOf('welcomeText')).toEqual(ownChoice('Welcome.'));
    store.choose('welcomeText', ownChoice('Hello.'));
    store.writeReason('New brand');
    await store.save();
    expect(gateway.received[0]).toMatchObject({ changes: { welcomeText: 'Hello.' }, reason: 'New brand' });
    expect([store.saved, store.reason, store.form.isUnsaved]).toEqual([true, '', false]);
    await eventually(() => expect(page.known?.changes[0]?.reason).toBe('New brand'));
  });

  it('sends nothing without a reason, and asks for one', async () => {
    const { store, gateway } = await board();
    store.choose('colour', ownChoice('#2f6f4f'));
    expect([store.canSave, store.isReasonMissing, store.hasTriedToSubmit]).toEqual([true, true, false]);
    for (const reason of ['', '  ']) {
      store.writeReason(reason);
      await store.save();
      expect([store.hasTriedToSubmit, store.isReasonMissing, gateway.received]).toEqual([true, true, []]);
    }
    store.writeReason('New brand');
    await store.save();
    expect([store.hasTriedToSubmit, store.saved, gateway.received.length]).toEqual([false, true, 1]);
  });

  it('does not save an own value that was left empty', async () => {
    const { store, gateway } = await board('details');
    store.chooseOwn('contactPhone');
    expect([store.faults.get('contactPhone')?.kind, store.canSave]).toEqual(['missing', false]);
    await save(store);
    expect(gateway.received).toEqual([]);
    store.chooseNothing('contactPhone');
    expect(store.canSave).toBe(true);
    await save(store);
    expect(gateway.received[0]?.changes).toEqual({ contactPhone: '' });
  });

  it('says saved only when the server has the values', async () => {
    const { store, gateway } = await board();
    store.choose('colour', ownChoice('#2f6f4f'));
    gateway.planned.failNext('change', { kind: 'unreachable' }, { butDone: true });
    await save(store);
    expect([store.saved, store.form.status, store.failure?.kind]).toEqual([false, 'unanswered', 'unreachable']);
    await save(store);
    expect(store.saved).toBe(true);
    await eventually(() => expect(store.page.known?.changes).toHaveLength(1));
  });

  it('is no longer called saved once something is entered', async () => {
    const { store } = await board();
    store.choose('colour', ownChoice('#2f6f4f'));
    await save(store);
    store.choose('colour', ownChoice('#2f6f50'));
    expect(store.saved).toBe(false);
  });

  it('shows the inherited value again once the parent is known', async () => {
    const { store, gateway } = await board();
    gateway.put('board', 'appSettings', { welcomeText: 'Of the board.' });
    await store.page.load();
    expect(store.sources.inherited('welcomeText')).toMatchObject({
      value: 'Welcome.',
      source: { kind: 'inherited', from: { id: 'root' } },
    });
  });

  it('does not treat an unknown inherited value as none', async () => {
    const tools = settingsTools();
    tools.gateway.put('board', 'appSettings', { welcomeText: 'Of the board.' });
    const { page, store } = await tools.open();
    tools.gateway.planned.failAlways('read', { kind: 'unreachable' });
    await page.loadParent();
    store.inherit('welcomeText');
    expect([store.sources.inherited('welcomeText'), store.inEffect('welcomeText')]).toEqual([undefined, undefined]);
  });

  it('counts the organisations below that each setting changes', async () => {
    const { store } = await board();
    store.choose('colour', ownChoice('#123456'));
    store.choose('languages', ownChoice(['cy']));
    expect(
      store.changes.map(({ field, inheriting }) => [field, inheriting?.count, inheriting?.first.map(({ id }) => id)]),
    ).toEqual([
      ['colour', 1, ['ash']],
      ['languages', 2, ['ash', 'beech']],
    ]);
  });

  it('saves nothing when other organisations would change than it showed, and shows them', async () => {
    const { store, gateway } = await board();
    store.choose('languages', ownChoice(['cy']));
    gateway.put('ash', 'appSettings', { languages: ['en'] });
    await save(store);
    expect([store.failure?.kind, gateway.received.length]).toEqual(['otherHeirs', 0]);
    expect(store.changes[0]?.inheriting?.count).toBe(1);
    await save(store);
    expect(store.saved).toBe(true);
  });

  it('takes over a colleague’s change of another field', async () => {
    const { store, gateway } = await board();
    store.choose('colour', ownChoice('#123456'));
    gateway.put('board', 'appSettings', { languages: ['cy'] });
    await save(store);
    expect([store.saved, store.mergedFromServer]).toEqual([true, ['languages']]);
    expect(store.choiceOf('languages')).toEqual(ownChoice(['cy']));
  });

  it('asks about a field that a colleague changed differently', async () => {
    const { store, gateway } = await board();
    store.choose('colour', ownChoice('#123456'));
    gateway.put('board', 'appSettings', { colour: '#654321' });
    await save(store);
    expect(store.form.conflictOf('colour')).toMatchObject({ theirs: ownChoice('#654321'), choice: undefined });
    expect(store.canSave).toBe(false);
    store.decide('colour', 'theirs');
    expect(store.choiceOf('colour')).toEqual(ownChoice('#654321'));
    await save(store);
    expect([store.saved, gateway.received.at(-1)?.changes]).toEqual([true, { colour: '#123456' }]);
  });

  it('keeps the reason when a colleague has changed the same field', async () => {
    const { store, gateway } = await board();
    store.choose('colour', ownChoice('#123456'));
    store.writeReason('A new brand.');
    gateway.put('board', 'appSettings', { colour: '#654321' });
    await save(store);
    expect([store.reason, store.form.conflictOf('colour')?.theirs]).toEqual(['A new brand.', ownChoice('#654321')]);
    store.decide('colour', 'mine');
    await save(store);
    expect([store.saved, gateway.received.at(-1)?.reason]).toEqual([true, 'A new brand.']);
  });

  it('does not reuse the reason of a saved change for the next one', async () => {
    const { store, stop, open, kept, gateway } = await board();
    gateway.planned.failNext('change', { kind: 'unreachable' }, { butDone: true });
    store.choose('welcomeText', NOTHING);
    store.writeReason('Why');
    await save(store);
    expect(store.form.isUnsaved).toBe(true);
    await kept();
    stop();
    const again = await open();
    expect([again.store.choiceOf('welcomeText'), again.store.form.isUnsaved, again.store.reason]).toEqual([
      NOTHING,
      false,
      '',
    ]);
  });

  it('restores a draft with its reason after a reload', async () => {
    const { store, stop, open, kept } = await board();
    store.choose('welcomeText', NOTHING);
    store.writeReason('Why');
    await kept();
    stop();
    const again = await open();
    expect([again.store.choiceOf('welcomeText'), again.store.reason]).toEqual([NOTHING, 'Why']);
    expect([again.store.form.restored, again.store.canSave]).toEqual([true, true]);
    await save(again.store);
    expect(again.store.saved).toBe(true);
  });

  it('shows a draft even when the own values cannot be read', async () => {
    const { store, stop, open, kept, gateway } = await board();
    store.choose('colour', ownChoice('#123456'));
    await kept();
    stop();
    gateway.planned.failAlways('readOwn', { kind: 'unreachable' });
    const again = await open();
    expect([again.store.sources.own.status, again.store.isShown]).toEqual(['couldNotCheck', true]);
  });

  it('shows the effective rather than the inherited value when the own values cannot be read', async () => {
    const tools = settingsTools();
    tools.gateway.put('board', 'appSettings', { welcomeText: 'Of the board.' });
    tools.gateway.planned.failAlways('readOwn', { kind: 'unreachable' });
    const { store } = await tools.open();
    expect([store.isShown, store.inEffect('welcomeText')]).toEqual([false, 'Of the board.']);
  });

  it('discards the entries on request', async () => {
    const { store, vault, clock } = await board();
    store.choose('colour', ownChoice('#123456'));
    clock.advance(300);
    store.discard();
    clock.advance(300);
    await eventually(() => expect(vault.kept.size).toBe(0));
    expect([store.choiceOf('colour').kind, store.canSave]).toEqual(['inherited', false]);
  });

  it('reads the settings again when an unconfirmed save is discarded, and shows no old values until then', async () => {
    const { store, gateway } = await board();
    store.choose('colour', ownChoice('#2f6f4f'));
    gateway.planned.failNext('change', { kind: 'unreachable' }, { butDone: true });
    await save(store);
    expect(store.form.status).toBe('unanswered');
    store.discard();
    expect([store.sources.own.status, store.isShown]).toEqual(['unknown', false]);
    await eventually(() => expect(store.isShown).toBe(true));
    expect([store.choiceOf('colour'), store.form.isUnsaved]).toEqual([ownChoice('#2f6f4f'), false]);
  });

  it('names the organisations that would have no crisis contact', async () => {
    const tools = settingsTools();
    const { store } = await tools.open('appSettings', null);
    store.inherit('crisisContact');
    store.confirm('3');
    await save(store);
    expect(store.failure).toMatchObject({
      kind: 'noCrisisContact',
      organisations: expect.arrayContaining(['Ash Clinic']) as unknown,
    });
    expect(store.choiceOf('crisisContact').kind).toBe('inherited');
  });

  it('requires the number of inheriting organisations before it changes the provider', async () => {
    const tools = settingsTools();
    const { store } = await tools.open('appSettings', null);
    store.choose('colour', ownChoice('#123456'));
    store.choose('languages', ownChoice(['cy']));
    expect(store.widest).toEqual({ field: 'languages', count: 3 });
    for (const wrong of ['', '2', '33', 'three']) {
      store.confirm(wrong);
      expect(store.canSave).toBe(false);
    }
    store.confirm(' 3 ');
    await save(store);
    expect([store.saved, store.confirmation, tools.gateway.received.length]).toEqual([true, '', 1]);
  });

  it('ignores an answer that arrives after the page was left', async () => {
    const tools = settingsTools();
    const { store, stop } = await tools.open();
    tools.gateway.put('board', 'appSettings', { colour: '#000000' });
    const late = store.load();
    stop();
    await late;
    expect(store.choiceOf('colour').kind).toBe('inherited');
  });
});
