import { LoadSwitches } from '@/application/regions/LoadSwitches';
import { flagDefaults } from '@/domain/access/featureFlags';
import { CheckSwitch } from '@/application/regions/CheckSwitch';
import { FindOtherRegion } from '@/application/regions/FindOtherRegion';
import { FakeSwitchGateway } from '#test/support/fakes/regions/FakeSwitchGateway';
import { FakeRegionGateway } from '#test/support/fakes/regions/FakeRegionGateway';

describe('LoadSwitches', () => {
  it('lists every switch with its default, and those known only to remote configuration', async () => {
    const switches = new FakeSwitchGateway();
    switches.switches.set('isNewerThanThis', true);
    const answer = await new LoadSwitches(switches).execute();
    const list = answer.ok ? answer.value : [];
    expect(list.map(({ name }) => name)).toEqual([...Object.keys(flagDefaults), 'isNewerThanThis']);
    expect(list).toContainEqual({ name: 'isTherapistBookingEnabled', value: false, byDefault: false });
    expect(list).toContainEqual({ name: 'isPatientRecordEnabled', value: undefined, byDefault: true });
    expect(list).toContainEqual({ name: 'isNewerThanThis', value: true, byDefault: undefined });
  });

  it('lists nothing when they could not be loaded', async () => {
    const switches = new FakeSwitchGateway();
    switches.planned.failNext('all', { kind: 'unreachable' });
    expect(await new LoadSwitches(switches).execute()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});

describe('CheckSwitch', () => {
  it('reads one switch, even one known only to remote configuration', async () => {
    const check = new CheckSwitch(new FakeSwitchGateway());
    expect(await check.execute('isThrive24Enabled')).toEqual({ ok: true, value: true });
    expect(await check.execute('isPatientRecordEnabled')).toEqual({ ok: true, value: undefined });
  });

  it('returns no value when the call fails', async () => {
    const switches = new FakeSwitchGateway();
    switches.planned.failNext('value', { kind: 'notAllowed' });
    expect(await new CheckSwitch(switches).execute('isThrive24Enabled')).toEqual({
      ok: false,
      failure: { kind: 'notAllowed' },
    });
  });
});

const addresses = { UK: 'https://uk.example', Australia: 'https://au.example' };

function found(
  country: string,
  { here = 'UK', known = addresses }: Partial<{ here: 'UK' | 'Australia'; known: object }> = {},
) {
  const gateway = new FakeRegionGateway();
  gateway.country = country;
  return new FindOtherRegion(gateway, { here, addresses: known }).execute();
}

describe('FindOtherRegion', () => {
  it('finds the region of the other deployment, with its address', async () => {
    expect(await found('AU')).toEqual({ region: 'Australia', url: 'https://au.example' });
    expect(await found('GB', { here: 'Australia' })).toEqual({ region: 'UK', url: 'https://uk.example' });
  });

  it.each(['GB', 'FR', ''])('finds none for a user in %p', async country => {
    expect(await found(country)).toBeUndefined();
  });

  it('finds none when the settings have no address or the call fails', async () => {
    expect(await found('AU', { known: {} })).toBeUndefined();
    const gateway = new FakeRegionGateway();
    [gateway.country, gateway.isBroken] = ['AU', true];
    expect(await new FindOtherRegion(gateway, { here: 'UK', addresses }).execute()).toBeUndefined();
  });
});
