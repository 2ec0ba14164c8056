import { accountTools } from '#test/support/builders/account/accountTools';

const base = { firstName: 'Ann', lastName: 'Example' };

describe('SaveOwnNames', () => {
  it('sends nothing when another window has saved the same names', async () => {
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

  it('overwrites nothing when both windows changed the same name', async () => {
    const { gateway, useCases } = accountTools();
    gateway.edit({ lastName: 'Hurt' });
    const answer = await useCases.saveNames.execute({ base, mine: { ...base, lastName: 'Hart' }, sent: [] });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
    expect(gateway.now().lastName).toBe('Hurt');
  });

  it.each([true, false])(
    'reports success after a lost answer only if the server holds the names (done: %s)',
    async butDone => {
      const { gateway, useCases } = accountTools();
      gateway.planned.failNext('setNames', { kind: 'unreachable' }, { butDone });
      const answer = await useCases.saveNames.execute({ base, mine: { ...base, lastName: 'Hart' }, sent: [] });
      expect(answer.ok).toBe(butDone);
    },
  );

  it('reports a refused name', async () => {
    const { gateway, useCases } = accountTools();
    const answer = await useCases.saveNames.execute({ base, mine: { ...base, lastName: 'H\u200bart' }, sent: [] });
    expect(answer).toEqual({ ok: false, failure: { kind: 'invalidName' } });
    expect(gateway.now().lastName).toBe('Example');
  });
});

describe('SaveScreenName', () => {
  it('sets and clears the name that patients see', async () => {
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
  it('shows the texts in the new language immediately', async () => {
    const { languages, useCases } = accountTools();
    languages.spoken = 'cy';
    expect(await useCases.setLanguage.execute('en')).toMatchObject({ ok: true, value: { language: 'en' } });
    expect(languages.spoken).toBe('en');
  });

  it('keeps the language of the texts when saving fails', async () => {
    const { gateway, languages, useCases } = accountTools();
    languages.spoken = 'cy';
    gateway.planned.failNext('setLanguage', { kind: 'refused' });
    expect(await useCases.setLanguage.execute('en')).toEqual({ ok: false, failure: { kind: 'refused' } });
    expect(languages.spoken).toBe('cy');
  });

  it('reports a saved language whose texts could not be loaded', async () => {
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

  it.each([true, false])('reads the outcome after a lost answer (done: %s)', async butDone => {
    const { gateway, useCases } = accountTools();
    gateway.planned.failNext('setPush', { kind: 'unreachable' }, { butDone });
    expect((await useCases.setPush.execute(false)).ok).toBe(butDone);
  });

  it('does not report success when the account cannot be read', async () => {
    const { gateway, useCases } = accountTools();
    gateway.planned.failNext('summary', { kind: 'unreachable' });
    expect(await useCases.setPush.execute(false)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});

describe('RequestPasswordChange', () => {
  it('writes to the account’s current address', async () => {
    const { gateway, useCases } = accountTools();
    gateway.edit({ emailAddress: 'ann.hart@staff.example', language: 'cy' });
    const answer = await useCases.requestPasswordChange.execute();
    expect(answer).toEqual({ ok: true, value: 'ann.hart@staff.example' });
    expect(gateway.passwordEmails).toEqual(['ann.hart@staff.example']);
  });

  it('sends nothing if the address is not known', async () => {
    const { gateway, useCases } = accountTools();
    gateway.planned.failNext('summary', { kind: 'unreachable' });
    expect(await useCases.requestPasswordChange.execute()).toMatchObject({ ok: false });
    expect(gateway.passwordEmails).toEqual([]);
  });
});

const address = ' Ann@Staff.example ';

describe('RequestAccountDeletion', () => {
  it('accepts the typed address in any letter case', async () => {
    const { gateway, useCases } = accountTools();
    expect(await useCases.requestDeletion.execute(address)).toEqual({ ok: true, value: gateway.now() });
    expect(gateway.now().deletionRequestedAt).toEqual(expect.any(Number));
  });

  it('rejects another address', async () => {
    const { gateway, useCases } = accountTools();
    const answer = await useCases.requestDeletion.execute('bob@staff.example');
    expect(answer).toEqual({ ok: false, failure: { kind: 'wrongAddress' } });
    expect(gateway.now().deletionRequestedAt).toBeUndefined();
  });

  it.each([true, false])('reads after a lost answer whether the request arrived (done: %s)', async butDone => {
    const { gateway, useCases } = accountTools();
    gateway.planned.failNext('requestDeletion', { kind: 'unreachable' }, { butDone });
    expect((await useCases.requestDeletion.execute(address)).ok).toBe(butDone);
  });
});
