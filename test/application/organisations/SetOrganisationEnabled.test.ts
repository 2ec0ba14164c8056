import { SetOrganisationEnabled } from '@/application/organisations/SetOrganisationEnabled';
import type { Organisation } from '@/domain/organisations/Organisation';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';
import { FakeOrganisationSettingsGateway } from '#test/support/fakes/organisations/FakeOrganisationSettingsGateway';

function setUp() {
  const settings = new FakeOrganisationSettingsGateway().add('root', 'Provider').add('north', 'North Board', 'root');
  const gateway = new FakeOrganisationGateway(settings).add('root', 'Provider').add('north', 'North Board', 'root');
  const setEnabled = new SetOrganisationEnabled(gateway, settings);
  const disable = async (): Promise<Organisation> => {
    const done = await setEnabled.execute('north', { enabled: false });
    if (!done.ok) throw new Error('It can be disabled.');
    return done.value;
  };
  return { gateway, settings, setEnabled, disable };
}

describe('SetOrganisationEnabled', () => {
  it('gives the organisation as the server holds it afterwards', async () => {
    const { setEnabled } = setUp();
    expect(await setEnabled.execute('north', { enabled: false, reason: 'Contract ended' })).toMatchObject({
      ok: true,
      value: { enabled: false, changes: [{ sentence: 'The organisation was disabled.', reason: 'Contract ended' }] },
    });
  });

  it('reads after a lost answer: what arrived is done, what did not is not', async () => {
    const { setEnabled, gateway } = setUp();
    gateway.planned.failNext('setEnabled', { kind: 'unreachable' }, { butDone: true });
    expect(await setEnabled.execute('north', { enabled: false })).toMatchObject({ ok: true });
    gateway.planned.failNext('setEnabled', { kind: 'unreachable' });
    expect(await setEnabled.execute('north', { enabled: true })).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
  });

  it('says nothing is done that the server does not confirm', async () => {
    const { setEnabled, gateway, settings } = setUp();
    settings.planned.failNext('read', { kind: 'unreachable' });
    expect(await setEnabled.execute('north', { enabled: false })).toMatchObject({ failure: { kind: 'unreachable' } });
    gateway.setEnabled = async () => ({ ok: true, value: undefined });
    expect(await setEnabled.execute('north', { enabled: true })).toMatchObject({ failure: { kind: 'notHeld' } });
  });

  it('says that it was so before, where the reason is not kept', async () => {
    const { setEnabled } = setUp();
    expect(await setEnabled.execute('north', { enabled: true, reason: 'Opened' })).toMatchObject({
      failure: { kind: 'alreadySo' },
    });
    expect(await setEnabled.execute('north', { enabled: true })).toMatchObject({ ok: true });
  });

  it('says what is refused, without reading', async () => {
    const { setEnabled, gateway, settings } = setUp();
    gateway.planned.failNext('setEnabled', { kind: 'notAllowed' });
    expect(await setEnabled.execute('north', { enabled: false })).toMatchObject({ failure: { kind: 'notAllowed' } });
    expect(settings.planned.calls).toEqual([]);
  });

  it('takes the change back while nothing else was changed', async () => {
    const { setEnabled, disable } = setUp();
    expect(await setEnabled.undo(await disable())).toMatchObject({ ok: true, value: { enabled: true } });
  });

  it('takes nothing back once somebody has changed something', async () => {
    const { setEnabled, disable, gateway } = setUp();
    const after = await disable();
    await gateway.setEnabled('north', { enabled: true });
    await gateway.setEnabled('north', { enabled: false });
    expect(await setEnabled.undo(after)).toMatchObject({
      failure: { kind: 'changedSince', change: { sentence: 'The organisation was disabled.' } },
    });
    expect(gateway.planned.countOf('setEnabled')).toBe(3);
  });
});
