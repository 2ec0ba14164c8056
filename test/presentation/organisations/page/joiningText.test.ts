import type { Organisation } from '@/domain/organisations/Organisation';
import type { SubscriptionStatus } from '@/domain/organisations/subscriptionState.rule';
import { joiningText } from '@/presentation/organisations/page/enablingFailureText';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { settingsTree } from '#test/support/builders/organisations/settingsTree';

beforeAll(() => loadTestTexts('organisationPage'));

const textOf = async (more: Partial<Organisation>, state?: SubscriptionStatus['state']): Promise<string> => {
  const organisation = await settingsTree().organisation('board');
  return joiningText({ ...organisation, ...more }, state && { state, until: null });
};
const above = { id: 'root', name: 'Provider' };

describe('joiningText', () => {
  it.each(['active', 'endsSoon', 'unknown', undefined] as const)(
    'says that people can join with the subscription %s',
    async state => {
      expect(await textOf({}, state)).toBe('New people can join with a valid access code.');
    },
  );

  it('names everything that is in the way, and does not say that people can join', async () => {
    expect(await textOf({ enabled: false })).toBe('New people cannot join. This organisation is disabled.');
    expect(await textOf({}, 'ended')).toBe('New people cannot join. The subscription has ended.');
    expect(await textOf({ disabledAbove: above }, 'notStarted')).toBe(
      'New people cannot join. Provider above is disabled. The subscription hasn’t started.',
    );
  });

  it('says that the limit is reached, or may be where patients below are counted as well', async () => {
    const counted = { maxRedemptions: 1200, patients: 1200 };
    expect(await textOf({ ...counted, organisationsBelow: 0 })).toBe(
      'New people cannot join. Its limit is reached: 1,200 of 1,200 patients.',
    );
    expect(await textOf({ ...counted, organisationsBelow: 2 })).toBe(
      'New people may not be able to join. The limit here is 1,200 patients, and 1,200 belong here and below.',
    );
    expect(await textOf({ ...counted, patients: 1199, organisationsBelow: 0 })).toBe(
      'New people can join with a valid access code.',
    );
  });
});
