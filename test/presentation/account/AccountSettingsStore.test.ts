import { accountTools } from '#test/support/builders/account/accountTools';
import { eventually } from '#test/support/eventually';

async function opened(tools = accountTools()) {
  const { stores } = tools.page();
  const store = stores.settings();
  const stop = store.start();
  await store.summary.load();
  await eventually(() => expect(store.summary.loading).toBe(false));
  return { ...tools, store, acts: stores.acts(store), stop };
}

describe('the account settings forms', () => {
  it('open each form with what the server holds', async () => {
    const { store } = await opened();
    expect(store.names.form.mine).toEqual({ firstName: 'Ann', lastName: 'Example' });
    expect([store.names.canSave, store.email.canSave]).toEqual([false, false]);
  });

  it('save a name without extra spaces, and reject hidden characters before sending', async () => {
    const { store, gateway } = await opened();
    store.names.write('firstName', 'A\u202enn');
    await store.names.save();
    expect([store.names.hasTriedToSubmit, store.names.fault, gateway.planned.countOf('setNames')]).toEqual([
      true,
      'hiddenCharacters',
      0,
    ]);
    store.names.write('firstName', '  Ann   Mary ');
    await store.names.save();
    expect([store.names.form.status, store.names.form.mine.firstName]).toEqual(['saved', 'Ann Mary']);
  });

  it('reject the user’s current address and malformed addresses', async () => {
    const { store } = await opened();
    store.email.write('newEmailAddress', 'Ann@Staff.example');
    expect(store.email.fault).toBe('sameAddress');
    store.email.write('newEmailAddress', '<ann>@staff.example');
    expect(store.email.fault).toBe('noAddress');
    store.email.write('newEmailAddress', '\u0430nn@staff.example');
    expect(store.email.fault).toBe('otherLetters');
    store.email.write('newEmailAddress', "ann.o'brien@staff.example");
    expect(store.email.fault).toBeUndefined();
  });

  it('keep the entries when the account could not be loaded, and save them later', async () => {
    const tools = accountTools();
    tools.gateway.planned.failAlways('summary', { kind: 'unreachable' });
    const { store } = await opened(tools);
    store.screenName.write('screenName', 'Dr Ann');
    expect([store.summary.known, store.screenName.canSave]).toEqual([undefined, false]);
    tools.gateway.planned.mend();
    await store.summary.load();
    await store.screenName.save();
    expect(tools.gateway.now().screenName).toBe('Dr Ann');
  });

  it('show the known values while they cannot be reloaded', async () => {
    const { store, gateway } = await opened();
    gateway.planned.failNext('summary', { kind: 'unreachable' });
    await store.summary.load();
    expect([store.summary.state.status, store.summary.known?.firstName]).toEqual(['couldNotCheck', 'Ann']);
  });

  it('read the account again when an unconfirmed save is discarded, and show no old values until then', async () => {
    const { store, gateway } = await opened();
    store.names.write('firstName', 'Anna');
    gateway.loseAnswers('setNames', { butDone: true });
    await store.names.save();
    expect(store.names.form.status).toBe('unanswered');
    store.names.discard();
    expect([store.summary.known, store.names.isOpen]).toEqual([undefined, false]);
    await eventually(() => expect(store.names.form.mine.firstName).toBe('Anna'));
    expect([store.summary.known?.firstName, store.names.hasChange]).toEqual(['Anna', false]);
  });
});

describe('acts on the account', () => {
  it('report success only when the account confirms it afterwards', async () => {
    const { acts, store, gateway } = await opened();
    await acts.setPush(false);
    expect([acts.outcomes.push, store.summary.known?.pushEnabled]).toEqual([{ kind: 'done' }, false]);
    gateway.planned.failNext('setPush', { kind: 'unreachable' });
    await acts.setPush(true);
    expect([acts.outcomes.push, store.summary.known?.pushEnabled]).toEqual([
      { kind: 'failed', failure: { kind: 'unreachable' } },
      false,
    ]);
  });

  it('report it when the account holds something else', async () => {
    const { acts, gateway } = await opened();
    const { setPush } = gateway;
    gateway.setPush = isEnabled => setPush.call(gateway, !isEnabled);
    await acts.setPush(false);
    expect(acts.outcomes.push).toEqual({ kind: 'otherwise' });
  });

  it('show the dashboard in the chosen language immediately', async () => {
    const { acts, spoken, languages } = await opened();
    languages.spoken = 'cy';
    await acts.setLanguage('en');
    expect([acts.outcomes.language, languages.spoken, spoken.current]).toEqual([{ kind: 'done' }, 'en', 'en']);
  });

  it('request the deletion with the typed address, once', async () => {
    const { acts, store } = await opened();
    acts.openDeletion();
    await acts.requestDeletion();
    expect(acts.outcomes.deletion).toBeUndefined();
    acts.type('bob@staff.example');
    await acts.requestDeletion();
    expect(acts.outcomes.deletion).toEqual({ kind: 'failed', failure: { kind: 'wrongAddress' } });
    acts.type('ANN@staff.example');
    await Promise.all([acts.requestDeletion(), acts.requestDeletion()]);
    expect([acts.typed, store.summary.known?.deletionRequestedAt]).toEqual([undefined, expect.any(Number)]);
  });

  it('say to which address the password email was sent', async () => {
    const { acts, gateway } = await opened();
    await acts.requestPassword();
    expect([acts.passwordSentTo, gateway.passwordEmails]).toEqual(['ann@staff.example', ['ann@staff.example']]);
    gateway.planned.failNext('requestPasswordChange', { kind: 'unreachable' });
    await acts.requestPassword();
    expect([acts.passwordSentTo, acts.outcomes.password?.kind]).toEqual([undefined, 'failed']);
  });
});
