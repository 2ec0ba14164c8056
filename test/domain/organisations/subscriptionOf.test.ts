import { subscriptionOf } from '@/domain/organisations/subscriptionOf';
import { settingsTree } from '#test/support/builders/organisations/settingsTree';

/** Noon in London, and 23:00 in Sydney, on the last day. */
const LAST_DAY = Date.parse('2026-04-30T12:00:00Z');

async function organisationWith(region: string, endsOn: string | null) {
  const { gateway, organisation } = settingsTree();
  gateway.put('board', 'details', { region });
  gateway.put('board', 'subscription', { endsOn });
  return organisation('ash');
}

describe('subscriptionOf', () => {
  it('includes the whole inherited last day in the region’s time zone', async () => {
    const uk = await organisationWith('UK', '2026-04-30');
    const australia = await organisationWith('Australia', '2026-04-30');
    expect(subscriptionOf(uk, LAST_DAY).state).toBe('endsSoon');
    expect(subscriptionOf(uk, LAST_DAY + 10 * 3_600_000).state).toBe('endsSoon');
    expect(subscriptionOf(uk, LAST_DAY + 12 * 3_600_000).state).toBe('ended');
    expect(subscriptionOf(australia, LAST_DAY + 3 * 3_600_000).state).toBe('ended');
  });

  it('treats an empty day as unlimited on purpose', async () => {
    expect(subscriptionOf(await organisationWith('UK', ''), LAST_DAY)).toEqual({ state: 'active', until: null });
  });

  it('uses the given days instead of those in effect', async () => {
    const one = await organisationWith('UK', null);
    expect(subscriptionOf(one, LAST_DAY, { startsOn: '2026-05-01', endsOn: '' }).state).toBe('notStarted');
    expect(subscriptionOf(one, LAST_DAY, { startsOn: '2026-05-01', endsOn: '2026-04-01' }).state).toBe('unknown');
  });
});
