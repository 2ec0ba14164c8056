import type { SubscriptionStatus } from '@/domain/organisations/subscriptionState.rule';
import { joiningText } from '@/presentation/organisations/page/enablingFailureText';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { settingsTree } from '#test/support/builders/organisations/settingsTree';

beforeAll(() => loadTestTexts('organisationPage'));

const textOf = async (
  more: { enabled?: boolean; disabledAbove?: { id: string; name: string } },
  state?: SubscriptionStatus['state'],
): Promise<string> => {
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
});
