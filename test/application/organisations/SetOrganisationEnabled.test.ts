import { SetOrganisationEnabled, type EnablingDone } from '@/application/organisations/SetOrganisationEnabled';
import type { Enabling } from '@/application/organisations/ports/OrganisationGateway';
import { changeKey } from '@/domain/organisations/Organisation';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';
import { FakeOrganisationSettingsGateway } from '#test/support/fakes/organisations/FakeOrganisationSettingsGateway';

const disabling: Enabling = { enabled: false, reason: 'Contract ended' };
const enabling: Enabling = { enabled: true, reason: 'Opened' };

function setUp() {
  const settings = new FakeOrganisationSettingsGateway().add('root', 'Provider').add('north', 'North Board', 'root');
  const gateway = new FakeOrganisationGateway(settings).add('root', 'Provider').add('north', 'North Board', 'root');
  const useCase = new SetOrganisationEnabled(gateway, settings);
  const seen = () => changeKey(settings.organisationNow('north').changes[0]);
  const set = (wanted: Enabling, since = seen()) => useCase.execute('north', wanted, since);
  const done = async (wanted: Enabling): Promise<EnablingDone> => {
    const answer = await set(wanted);
    if (!answer.ok) throw new Error('It can be done.');
    return answer.value;
  };
  return { gateway, settings, useCase, set, seen, done };
}

describe('SetOrganisationEnabled', () => {
  it('gives the organisation as the server holds it afterwards', async () => {
    const { set } = setUp();
    expect(await set(disabling)).toMatchObject({
      ok: true,
      value: {
        undo: 'possible',
        organisation: {
          enabled: false,
          changes: [{ sentence: 'The organisation was disabled.', reason: 'Contract ended' }],
        },
      },
    });
  });

  it('reads after a lost answer: what arrived is done, what did not is not', async () => {
    const { set, gateway } = setUp();
    gateway.planned.failNext('setEnabled', { kind: 'unreachable' }, { butDone: true });
    expect(await set(disabling)).toMatchObject({ ok: true });
    gateway.planned.failNext('setEnabled', { kind: 'unreachable' });
    expect(await set(enabling)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('says nothing is done that the server does not confirm', async () => {
    const { set, gateway, settings } = setUp();
    settings.planned.failNext('read', { kind: 'unreachable' });
    expect(await set(disabling)).toMatchObject({ failure: { kind: 'unreachable' } });
    gateway.setEnabled = async () => ({ ok: true, value: undefined });
    expect(await set(enabling)).toMatchObject({ failure: { kind: 'notHeld' } });
  });

  it('says that it was so before, where the reason is not kept', async () => {
    const { set } = setUp();
    expect(await set(enabling)).toMatchObject({ failure: { kind: 'alreadySo' } });
  });

  it('takes an older change with the same reason for no change of one’s own', async () => {
    const { set, gateway, done } = setUp();
    await done(disabling);
    await done(enabling);
    await gateway.setEnabled('north', { enabled: false, reason: 'Of a colleague' });
    expect(await set(disabling)).toMatchObject({ failure: { kind: 'alreadySo' } });
  });

  it('knows an attempt before a reload by what was seen when it was first sent', async () => {
    const { set, seen, settings, gateway } = setUp();
    const since = seen();
    gateway.planned.failNext('setEnabled', { kind: 'unreachable' }, { butDone: true });
    settings.planned.failNext('read', { kind: 'unreachable' });
    expect(await set(disabling, since)).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(await set(disabling, since)).toMatchObject({ ok: true, value: { undo: 'possible' } });
  });

  it('says what is refused, without reading', async () => {
    const { set, gateway, settings } = setUp();
    gateway.planned.failNext('setEnabled', { kind: 'notAllowed' });
    expect(await set(disabling)).toMatchObject({ failure: { kind: 'notAllowed' } });
    expect(settings.planned.calls).toEqual([]);
  });

  it('takes the change back while nothing else was changed, and says so in the history', async () => {
    const { useCase, done } = setUp();
    expect(await useCase.undo((await done(disabling)).organisation, 'Undone.')).toMatchObject({
      ok: true,
      value: { organisation: { enabled: true, changes: [{ reason: 'Undone.' }, { reason: 'Contract ended' }] } },
    });
  });

  it('offers no undo of a limit, which the opposite call cannot bring back', async () => {
    const { done } = setUp();
    await done(disabling);
    expect(await done({ ...enabling, maxRedemptions: 5 })).toMatchObject({
      undo: 'limitChanged',
      organisation: { maxRedemptions: 5 },
    });
  });

  it('offers no undo where a colleague changed something before the organisation was read', async () => {
    const { set, settings } = setUp();
    const { read } = settings;
    settings.read = async id => {
      settings.addChange('north', 'The name was changed.', 'Of a colleague');
      return read.call(settings, id);
    };
    expect(await set(disabling)).toMatchObject({ ok: true, value: { undo: 'changedSince' } });
  });

  it('takes nothing back once somebody has changed something', async () => {
    const { useCase, done, gateway } = setUp();
    const { organisation } = await done(disabling);
    await gateway.setEnabled('north', enabling);
    await gateway.setEnabled('north', { enabled: false, reason: 'Of a colleague' });
    expect(await useCase.undo(organisation, 'Undone.')).toMatchObject({
      failure: { kind: 'changedSince', change: { sentence: 'The organisation was disabled.' } },
    });
    expect(gateway.planned.countOf('setEnabled')).toBe(3);
  });
});
