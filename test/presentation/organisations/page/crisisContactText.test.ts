import type { Organisation, SettingInEffect } from '@/domain/organisations/Organisation';
import type { CrisisContact } from '@/domain/organisations/SettingValues';
import { crisisContactText } from '@/presentation/organisations/page/crisisContactText';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { settingsTree } from '#test/support/builders/organisations/settingsTree';

beforeAll(() => loadTestTexts('organisationPage'));

async function textOf(crisisContact: SettingInEffect<CrisisContact>): Promise<string> {
  const organisation: Organisation = await settingsTree().organisation('board');
  const { settings } = organisation;
  return crisisContactText({
    ...organisation,
    settings: { ...settings, appSettings: { ...settings.appSettings, crisisContact } },
  });
}

const contact: CrisisContact = { name: 'Samaritans', phone: '116 123', textMessage: '', url: 'https://s.example' };

describe('crisisContactText', () => {
  it('names the ways that there are', async () => {
    expect(await textOf({ value: contact, source: { kind: 'own' }, heirs: undefined })).toBe(
      'Samaritans · 116 123 · https://s.example',
    );
  });

  it('says none only of what the server says is none', async () => {
    expect(await textOf({ value: null, source: { kind: 'default' }, heirs: undefined })).toBe('None');
    expect(await textOf({ value: null, source: { kind: 'unknown' }, heirs: undefined })).toMatch(/^Couldn’t check\./);
  });
});
