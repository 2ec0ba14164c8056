import { CreateOrganisation } from '@/application/organisations/CreateOrganisation';
import { MoveToOrganisation } from '@/application/organisations/MoveToOrganisation';
import { SetOrganisationEnabled, type EnablingDone } from '@/application/organisations/SetOrganisationEnabled';
import type { Enabling } from '@/application/organisations/ports/OrganisationGateway';
import { changeKey } from '@/domain/kernel/Change';
import { UploadPicture } from '@/application/organisations/UploadPicture';
import { danasAuthorship } from '#test/support/builders/kernel/danasAuthorship';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';
import { FakeOrganisationSettingsGateway } from '#test/support/fakes/organisations/FakeOrganisationSettingsGateway';
import { FakePictureGateway } from '#test/support/fakes/organisations/FakePictureGateway';

describe('CreateOrganisation', () => {
  function setUp() {
    const settings = new FakeOrganisationSettingsGateway().add('root', 'Provider');
    const gateway = new FakeOrganisationGateway(settings).add('root', 'Provider');
    return { gateway, settings, create: new CreateOrganisation(gateway, settings) };
  }

  const ash = { id: 'a-1', parent: 'root', name: ' Ash Clinic ', maxRedemptions: 20, reason: 'New site' };

  it('returns the organisation as the server has it', async () => {
    const { create, settings } = setUp();
    expect(await create.execute(ash)).toMatchObject({ ok: true, value: { id: 'a-1', name: 'Ash Clinic' } });
    expect(await settings.read('a-1')).toMatchObject({ value: { name: 'Ash Clinic', maxRedemptions: 20 } });
  });

  it('makes one organisation when the answers to two attempts are lost', async () => {
    const { create, gateway } = setUp();
    gateway.planned.failNext('create', { kind: 'unreachable' }, { butDone: true });
    expect(await create.execute(ash)).toMatchObject({ ok: true, value: { id: 'a-1' } });
    gateway.planned.failNext('create', { kind: 'unreachable' });
    expect(await create.execute(ash)).toMatchObject({ ok: true, value: { id: 'a-1' } });
    const below = await gateway.listChildren('root');
    expect(below).toMatchObject({ value: { total: 1 } });
  });

  it('reports an unknown outcome when the call has no answer and no organisation is found', async () => {
    const { create, gateway } = setUp();
    gateway.planned.failNext('create', { kind: 'unreachable' });
    expect(await create.execute(ash)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('does not mistake another organisation with the same id for its own', async () => {
    const { create, gateway } = setUp();
    await create.execute({ ...ash, name: 'Beech Clinic' });
    gateway.planned.failNext('create', { kind: 'unreachable' });
    const taken = { ok: false, failure: { kind: 'idTaken', held: { name: 'Beech Clinic' } } };
    expect(await create.execute(ash)).toMatchObject(taken);
    expect(await create.execute(ash)).toMatchObject(taken);
  });

  it('reports an earlier attempt with another limit that has arrived', async () => {
    const { create, gateway } = setUp();
    gateway.planned.failNext('create', { kind: 'unreachable' }, { butDone: true });
    await create.execute({ ...ash, maxRedemptions: 500 });
    expect(await create.execute({ ...ash, maxRedemptions: 50 })).toMatchObject({
      failure: { kind: 'idTaken', held: { maxRedemptions: 500 } },
    });
  });

  it('reports a parent that is disabled or gone', async () => {
    const { create, gateway } = setUp();
    expect(await create.execute({ ...ash, parent: 'gone' })).toMatchObject({ failure: { kind: 'unknownParent' } });
    await gateway.setEnabled('root', { enabled: false, reason: 'Contract ended' });
    expect(await create.execute(ash)).toMatchObject({ failure: { kind: 'organisationDisabled' } });
  });
});

describe('MoveToOrganisation', () => {
  function setUp() {
    const settings = new FakeOrganisationSettingsGateway().add('root', 'Provider').add('north', 'North Board', 'root');
    const gateway = new FakeOrganisationGateway(settings).add('root', 'Provider').add('north', 'North Board', 'root');
    const clock = new ManualClock();
    settings.now = () => clock.now();
    return { gateway, settings, clock, move: new MoveToOrganisation(gateway, settings, danasAuthorship(clock)) };
  }

  const toNorth = { organisationId: 'north', patientId: 'p-05', reason: 'Moved house' };

  it('moves a patient, with the reason in the history', async () => {
    const { move, gateway, settings } = setUp();
    expect(await move.execute(toNorth)).toEqual({ ok: true, value: undefined });
    expect(gateway.members.get('p-05')).toBe('north');
    expect(settings.organisationNow('north').changes).toMatchObject([{ reason: 'Moved house' }]);
  });

  it('does not report success when the answer is lost', async () => {
    const { move, gateway } = setUp();
    await move.execute({ ...toNorth, patientId: 'p-06' });
    gateway.planned.failNext('moveToOrganisation', { kind: 'unreachable' });
    expect(await move.execute(toNorth)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(gateway.members.has('p-05')).toBe(false);
  });

  it('repeats a move with a lost answer', async () => {
    const { move, gateway } = setUp();
    gateway.planned.failNext('moveToOrganisation', { kind: 'unreachable' }, { butDone: true });
    expect(await move.execute(toNorth)).toMatchObject({ ok: false });
    expect(await move.execute(toNorth, true)).toEqual({ ok: true, value: undefined });
  });

  it('reports success when the browser sends the call twice', async () => {
    const { move, gateway } = setUp();
    gateway.planned.repeatNext('moveToOrganisation');
    expect(await move.execute(toNorth)).toEqual({ ok: true, value: undefined });
  });

  it('does not report a refusal while the history cannot be read', async () => {
    const { move, gateway, settings } = setUp();
    gateway.planned.repeatNext('moveToOrganisation');
    settings.planned.failNext('read', { kind: 'unreachable' });
    expect(await move.execute(toNorth)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('credits a colleague with a move for the same reason', async () => {
    const { move, gateway, settings } = setUp();
    const emrys = { byUserId: 'emrys', byName: 'Emrys Vaughan' };
    gateway.members.set('p-05', 'north');
    settings.addChange('north', 'The patient p-05 was moved here.', toNorth.reason, emrys);
    for (const isRepeated of [false, true])
      expect(await move.execute(toNorth, isRepeated)).toEqual({ ok: false, failure: { kind: 'alreadyHere' } });
  });

  it('reports a reason as not saved when the patient was there already', async () => {
    const { move } = setUp();
    await move.execute(toNorth);
    const another = { ...toNorth, reason: 'Another' };
    for (const isRepeated of [false, true])
      expect(await move.execute(another, isRepeated)).toEqual({ ok: false, failure: { kind: 'alreadyHere' } });
  });

  it('does not mistake another patient’s move with the same reason for this one', async () => {
    const { move, gateway } = setUp();
    await move.execute({ ...toNorth, patientId: 'p-06' });
    await gateway.moveToOrganisation({ ...toNorth, reason: 'Of a colleague' });
    expect(await move.execute(toNorth, true)).toEqual({ ok: false, failure: { kind: 'alreadyHere' } });
  });

  it('reports a refusal without reading', async () => {
    const { move, gateway, settings } = setUp();
    await gateway.setEnabled('north', { enabled: false, reason: 'Contract ended' });
    expect(await move.execute(toNorth)).toMatchObject({ failure: { kind: 'organisationDisabled' } });
    expect(await move.execute({ ...toNorth, organisationId: 'gone' })).toMatchObject({ failure: { kind: 'notFound' } });
    expect(settings.planned.calls).toEqual([]);
  });
});

describe('SetOrganisationEnabled', () => {
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

  it('returns the organisation as the server has it afterwards', async () => {
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

  it('reads the outcome after a lost answer', async () => {
    const { set, gateway } = setUp();
    gateway.planned.failNext('setEnabled', { kind: 'unreachable' }, { butDone: true });
    expect(await set(disabling)).toMatchObject({ ok: true });
    gateway.planned.failNext('setEnabled', { kind: 'unreachable' });
    expect(await set(enabling)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('does not report success that the server does not confirm', async () => {
    const { set, gateway, settings } = setUp();
    settings.planned.failNext('read', { kind: 'unreachable' });
    expect(await set(disabling)).toMatchObject({ failure: { kind: 'unreachable' } });
    gateway.setEnabled = async () => ({ ok: true, value: undefined });
    expect(await set(enabling)).toMatchObject({ failure: { kind: 'notHeld' } });
  });

  it('reports that nothing changed, and that the reason was not saved', async () => {
    const { set } = setUp();
    expect(await set(enabling)).toMatchObject({ failure: { kind: 'alreadySo' } });
  });

  it('does not mistake an older change with the same reason for its own', async () => {
    const { set, gateway, done } = setUp();
    await done(disabling);
    await done(enabling);
    await gateway.setEnabled('north', { enabled: false, reason: 'Of a colleague' });
    expect(await set(disabling)).toMatchObject({ failure: { kind: 'alreadySo' } });
  });

  it('recognises an attempt before a reload by the history seen at that time', async () => {
    const { set, seen, settings, gateway } = setUp();
    const since = seen();
    gateway.planned.failNext('setEnabled', { kind: 'unreachable' }, { butDone: true });
    settings.planned.failNext('read', { kind: 'unreachable' });
    expect(await set(disabling, since)).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(await set(disabling, since)).toMatchObject({ ok: true, value: { undo: 'possible' } });
  });

  it('reports a refusal without reading', async () => {
    const { set, gateway, settings } = setUp();
    gateway.planned.failNext('setEnabled', { kind: 'notAllowed' });
    expect(await set(disabling)).toMatchObject({ failure: { kind: 'notAllowed' } });
    expect(settings.planned.calls).toEqual([]);
  });

  it('undoes the change while nothing else has changed, with an entry in the history', async () => {
    const { useCase, done } = setUp();
    expect(await useCase.undo((await done(disabling)).organisation, 'Undone.')).toMatchObject({
      ok: true,
      value: { organisation: { enabled: true, changes: [{ reason: 'Undone.' }, { reason: 'Contract ended' }] } },
    });
  });

  it('offers no undo of a limit, which the opposite call cannot restore', async () => {
    const { done } = setUp();
    await done(disabling);
    expect(await done({ ...enabling, maxRedemptions: 5 })).toMatchObject({
      undo: 'limitChanged',
      organisation: { maxRedemptions: 5 },
    });
  });

  it('offers no undo when a colleague changed something before the organisation was read', async () => {
    const { set, settings } = setUp();
    const { read } = settings;
    settings.read = async id => {
      settings.addChange('north', 'The name was changed.', 'Of a colleague');
      return read.call(settings, id);
    };
    expect(await set(disabling)).toMatchObject({ ok: true, value: { undo: 'changedSince' } });
  });

  it('undoes nothing once a colleague has changed something', async () => {
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

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);

describe('UploadPicture', () => {
  it.each([
    ['PNG', png],
    ['JPEG', jpeg],
  ])('returns the path of an uploaded %s picture', async (_format, bytes) => {
    const gateway = new FakePictureGateway();
    expect(await new UploadPicture(gateway).execute(new Blob([bytes]))).toEqual({ ok: true, value: '/picture/1' });
    expect(gateway.pictures.get('/picture/1')?.size).toBe(bytes.length);
  });

  it.each([
    ['empty', new Blob([]), { kind: 'empty' }],
    ['too large', new Blob([png, new Uint8Array(1_048_576)]), { kind: 'tooLarge', mostBytes: 1_048_576 }],
    ['a drawing that can hold a script', new Blob(['<svg/>'], { type: 'image/png' }), { kind: 'otherFormat' }],
    ['cut off after the first byte', new Blob([png.slice(0, 1)]), { kind: 'otherFormat' }],
  ])('rejects a file that is %s', async (_what, file, fault) => {
    const gateway = new FakePictureGateway();
    expect(await new UploadPicture(gateway).execute(file)).toEqual({
      ok: false,
      failure: { kind: 'invalidImage', fault },
    });
    expect(gateway.planned.calls).toEqual(['permission']);
  });

  it('reports why the upload failed', async () => {
    const gateway = new FakePictureGateway();
    gateway.planned.failNext('permission', { kind: 'notAllowed' });
    const upload = new UploadPicture(gateway);
    expect(await upload.execute(new Blob([png]))).toMatchObject({ failure: { kind: 'notAllowed' } });
    gateway.planned.failNext('send', { kind: 'unreachable' });
    expect(await upload.execute(new Blob([png]))).toMatchObject({ failure: { kind: 'unreachable' } });
  });
});
