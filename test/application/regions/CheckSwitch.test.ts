import { CheckSwitch } from '@/application/regions/CheckSwitch';
import { FakeSwitchGateway } from '#test/support/fakes/regions/FakeSwitchGateway';

describe('CheckSwitch', () => {
  it('reads one switch, also one that remote configuration does not name', async () => {
    const check = new CheckSwitch(new FakeSwitchGateway());
    expect(await check.execute('isThrive24Enabled')).toEqual({ ok: true, value: true });
    expect(await check.execute('isPatientRecordEnabled')).toEqual({ ok: true, value: undefined });
  });

  it('makes up no value', async () => {
    const switches = new FakeSwitchGateway();
    switches.planned.failNext('value', { kind: 'notAllowed' });
    expect(await new CheckSwitch(switches).execute('isThrive24Enabled')).toEqual({
      ok: false,
      failure: { kind: 'notAllowed' },
    });
  });
});
