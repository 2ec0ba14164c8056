import { LoadOwnSettings } from '@/application/organisations/LoadOwnSettings';
import { settingsTree } from '#test/support/builders/organisations/settingsTree';

describe('LoadOwnSettings', () => {
  it('distinguishes own values, nothing on purpose and what is inherited', async () => {
    const { gateway } = settingsTree();
    gateway.put('ash', 'appSettings', { welcomeText: '', modules: [], colour: '#2f6f4f' });
    expect(await new LoadOwnSettings(gateway).execute('ash', 'appSettings')).toMatchObject({
      ok: true,
      value: {
        value: {
          welcomeText: { kind: 'nothing' },
          modules: { kind: 'nothing' },
          colour: { kind: 'own', value: '#2f6f4f' },
          crisisContact: { kind: 'inherited' },
        },
      },
    });
  });

  it('says why a section is unknown', async () => {
    const { gateway } = settingsTree();
    expect(await new LoadOwnSettings(gateway).execute('never', 'details')).toEqual({
      ok: false,
      failure: { kind: 'notFound' },
    });
  });
});
