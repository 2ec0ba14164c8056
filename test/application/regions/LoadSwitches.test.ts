import { LoadSwitches } from '@/application/regions/LoadSwitches';
import { flagDefaults } from '@/domain/access/featureFlags';
import { FakeSwitchGateway } from '#test/support/fakes/regions/FakeSwitchGateway';

describe('LoadSwitches', () => {
  it('lists every switch with its default, and those that only remote configuration names', async () => {
    const switches = new FakeSwitchGateway();
    switches.switches.set('isNewerThanThis', true);
    const answer = await new LoadSwitches(switches).execute();
    const list = answer.ok ? answer.value : [];
    expect(list.map(({ name }) => name)).toEqual([...Object.keys(flagDefaults), 'isNewerThanThis']);
    expect(list).toContainEqual({ name: 'isTherapistBookingEnabled', value: false, byDefault: false });
    expect(list).toContainEqual({ name: 'isPatientRecordEnabled', value: undefined, byDefault: true });
    expect(list).toContainEqual({ name: 'isNewerThanThis', value: true, byDefault: undefined });
  });

  it('lists nothing where they could not be read', async () => {
    const switches = new FakeSwitchGateway();
    switches.planned.failNext('all', { kind: 'unreachable' });
    expect(await new LoadSwitches(switches).execute()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
