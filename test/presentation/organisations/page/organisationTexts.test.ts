import type { Organisation, SettingInEffect } from '@/domain/organisations/Organisation';
import type { SubscriptionStatus } from '@/domain/organisations/subscriptionState.rule';
import { joiningText } from '@/presentation/organisations/page/enablingFailureText';
import type { CrisisContact } from '@/domain/organisations/SettingValues';
import { crisisContactText } from '@/presentation/organisations/page/crisisContactText';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { settingsTree } from '#test/support/builders/organisations/settingsTree';

describe('joiningText', () => {
  beforeAll(() => loadTestTexts('organisationPage'));

  const textOf = async (more: Partial<Organisation>, state?: SubscriptionStatus['state']): Promise<string> => {
    const organisation = await settingsTree().organisation('board');
    return joiningText({ ...organisation, ...more }, state && { state, until: null });
  };
  const above = { id: 'root', name: 'Provider' };

  it.each(['active', 'endsSoon', 'unknown', undefined] as const)(
    'says that people can join with the subscription %s',
    async state => {
      expect(await textOf({}, state)).toBe('New people can join with a valid access code.');
    },
  );

  it('names every obstacle, and does not say that people can join', async () => {
    expect(await textOf({ enabled: false })).toBe('New people can’t join. This organisation is disabled.');
    expect(await textOf({}, 'ended')).toBe('New people can’t join. The subscription has ended.');
    expect(await textOf({ disabledAbove: above }, 'notStarted')).toBe(
      'New people can’t join. Provider, a parent organisation, is disabled. The subscription hasn’t started.',
    );
  });

  it('says that the limit is reached, or may be when sub-organisations count too', async () => {
    const counted = { maxRedemptions: 1200, patients: 1200 };
    expect(await textOf({ ...counted, organisationsBelow: 0 })).toBe(
      'New people can’t join. Its limit is reached: 1,200 of 1,200 patients.',
    );
    expect(await textOf({ ...counted, organisationsBelow: 2 })).toBe(
      'New people may not be able to join. The limit is 1,200 patients, and 1,200 belong to this organisation and its sub-organisations.',
    );
    expect(await textOf({ ...counted, patients: 1199, organisationsBelow: 0 })).toBe(
      'New people can join with a valid access code.',
    );
  });
});

describe('crisisContactText', () => {
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

  it('lists the available ways of contact', async () => {
    expect(await textOf({ value: contact, source: { kind: 'own' }, inheriting: undefined })).toBe(
      'Samaritans · 116 123 · https://s.example',
    );
  });

  it('says none only when the server says so', async () => {
    expect(await textOf({ value: null, source: { kind: 'default' }, inheriting: undefined })).toBe('None');
    expect(await textOf({ value: null, source: { kind: 'unknown' }, inheriting: undefined })).toMatch(
      /^Couldn’t check\./,
    );
  });
});
