import { accountTools } from '#test/support/builders/account/accountTools';

describe('SetOwnLanguage', () => {
  it('gives the texts in the language at once', async () => {
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
