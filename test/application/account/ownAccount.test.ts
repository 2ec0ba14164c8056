import { accountTools } from '#test/support/builders/account/accountTools';

const base = { firstName: 'Ann', lastName: 'Example' };

describe('SaveOwnNames', () => {
  it('sends nothing where another window has saved the same', async () => {
    const { gateway, useCases } = accountTools();
    gateway.edit({ lastName: 'Hart' });
    const answer = await useCases.saveNames.execute({ base, mine: { ...base, lastName: 'Hart' }, sent: [] });
    expect(answer).toMatchObject({ ok: true, value: { mergedFromServer: [] } });
    expect(gateway.planned.countOf('setNames')).toBe(0);
  });

  it('keeps a name that another window has changed', async () => {
    const { gateway, useCases } = accountTools();
    gateway.edit({ firstName: 'Anne' });
    const answer = await useCases.saveNames.execute({ base, mine: { ...base, lastName: 'Hart' }, sent: [] });
    expect(answer).toMatchObject({ ok: true, value: { mergedFromServer: ['firstName'] } });
    expect(gateway.now()).toMatchObject({ firstName: 'Anne', lastName: 'Hart' });
  });

  it('overwrites nothing where both changed the same', async () => {
    const { gateway, useCases } = accountTools();
    gateway.edit({ lastName: 'Hurt' });
    const answer = await useCases.saveNames.execute({ base, mine: { ...base, lastName: 'Hart' }, sent: [] });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
    expect(gateway.now().lastName).toBe('Hurt');
  });

  it.each([true, false])('after a lost answer says saved only of what is held (done: %s)', async butDone => {
    const { gateway, useCases } = accountTools();
    gateway.planned.failNext('setNames', { kind: 'unreachable' }, { butDone });
    const answer = await useCases.saveNames.execute({ base, mine: { ...base, lastName: 'Hart' }, sent: [] });
    expect(answer.ok).toBe(butDone);
  });

  it('says that a name is refused', async () => {
    const { gateway, useCases } = accountTools();
    const answer = await useCases.saveNames.execute({ base, mine: { ...base, lastName: 'H\u200bart' }, sent: [] });
    expect(answer).toEqual({ ok: false, failure: { kind: 'invalidName' } });
    expect(gateway.now().lastName).toBe('Example');
  });
});

describe('SaveScreenName', () => {
  it('sets the name that patients see, and takes it away', async () => {
    const { gateway, useCases } = accountTools();
    const save = (before: string, screenName: string) =>
      useCases.saveScreenName.execute({ base: { screenName: before }, mine: { screenName }, sent: [] });
    expect(await save('', 'Dr Ann')).toMatchObject({ ok: true });
    expect(gateway.now().screenName).toBe('Dr Ann');
    expect(await save('Dr Ann', '')).toMatchObject({ ok: true });
    expect(gateway.now().screenName).toBe('');
  });
});

describe('SetOwnLanguage', () => {
  it('shows the texts in the language at once', async () => {
    const { languages, useCases } = accountTools();
    languages.spoken = 'cy';
    expect(await useCases.setLanguage.execute('en')).toMatchObject({ ok: true, value: { language: 'en' } });
    expect(languages.spoken).toBe('en');
  });

  it('changes no texts where it is not set', async () => {
    const { gateway, languages, useCases } = accountTools();
    languages.spoken = 'cy';
    gateway.planned.failNext('setLanguage', { kind: 'refused' });
    expect(await useCases.setLanguage.execute('en')).toEqual({ ok: false, failure: { kind: 'refused' } });
    expect(languages.spoken).toBe('cy');
  });

  it('says that it is set while its texts could not be loaded', async () => {
    const { languages, useCases } = accountTools();
    languages.unreachable.add('en');
    expect(await useCases.setLanguage.execute('en')).toEqual({ ok: false, failure: { kind: 'notSpoken' } });
  });
});

describe('SetPush', () => {
  it('returns the account’s setting afterwards', async () => {
    const { useCases } = accountTools();
    expect(await useCases.setPush.execute(false)).toMatchObject({ ok: true, value: { pushEnabled: false } });
  });

  it.each([true, false])('after a lost answer reads whether it was done (done: %s)', async butDone => {
    const { gateway, useCases } = accountTools();
    gateway.planned.failNext('setPush', { kind: 'unreachable' }, { butDone });
    expect((await useCases.setPush.execute(false)).ok).toBe(butDone);
  });

  it('is not known to be done where the account cannot be read', async () => {
    const { gateway, useCases } = accountTools();
    gateway.planned.failNext('summary', { kind: 'unreachable' });
    expect(await useCases.setPush.execute(false)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});

describe('RequestPasswordChange', () => {
  it('writes to the address that the account has now', async () => {
    const { gateway, useCases } = accountTools();
    gateway.edit({ emailAddress: 'ann.hart@staff.example', language: 'cy' });
    const answer = await useCases.requestPasswordChange.execute();
    expect(answer).toEqual({ ok: true, value: 'ann.hart@staff.example' });
    expect(gateway.passwordEmails).toEqual(['ann.hart@staff.example']);
  });

  it('writes to no one if the address is not known', async () => {
    const { gateway, useCases } = accountTools();
    gateway.planned.failNext('summary', { kind: 'unreachable' });
    expect(await useCases.requestPasswordChange.execute()).toMatchObject({ ok: false });
    expect(gateway.passwordEmails).toEqual([]);
  });
});

const address = ' Ann@Staff.example ';

describe('RequestAccountDeletion', () => {
  it('takes the typed address in any letter case', async () => {
    const { gateway, useCases } = accountTools();
    expect(await useCases.requestDeletion.execute(address)).toEqual({ ok: true, value: gateway.now() });
    expect(gateway.now().deletionRequestedAt).toEqual(expect.any(Number));
  });

  it('is refused for another address', async () => {
    const { gateway, useCases } = accountTools();
    const answer = await useCases.requestDeletion.execute('bob@staff.example');
    expect(answer).toEqual({ ok: false, failure: { kind: 'wrongAddress' } });
    expect(gateway.now().deletionRequestedAt).toBeUndefined();
  });

  it.each([true, false])('after a lost answer reads whether it has arrived (done: %s)', async butDone => {
    const { gateway, useCases } = accountTools();
    gateway.planned.failNext('requestDeletion', { kind: 'unreachable' }, { butDone });
    expect((await useCases.requestDeletion.execute(address)).ok).toBe(butDone);
  });
});
