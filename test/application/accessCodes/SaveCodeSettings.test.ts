import { SaveCodeSettings, type SettingsForm } from '@/application/accessCodes/SaveCodeSettings';
import type { Fields } from '@/domain/kernel/forms/mergeFields.rule';
import { FakeAccessCodeGateway } from '#test/support/fakes/accessCodes/FakeAccessCodeGateway';

const EXPIRY = 1_930_134_600_000;
const form: SettingsForm = {
  fieldsOf: ({ seats, expiresAt }) => ({ seats: seats ?? null, expiresAt: expiresAt ?? null }),
  changesOf: fields => fields,
};

function setUp(generation: 'v1' | 'v2' = 'v2') {
  const gateway = new FakeAccessCodeGateway()
    .addOrganisation('north', 'North Board')
    .add('MILL-1', { generation, seats: 5 });
  const save = (mine: Fields, base: Fields = { seats: 5, expiresAt: null }, sent: readonly Fields[] = []) =>
    new SaveCodeSettings(gateway).execute(
      { name: { code: 'MILL-1', generation }, base, mine, sent, reason: 'More people.' },
      form,
    );
  return { gateway, save };
}

describe('SaveCodeSettings', () => {
  it('sends only the changed fields, and returns the code as read back', async () => {
    const { gateway, save } = setUp();
    expect(await save({ seats: 9, expiresAt: null })).toMatchObject({
      ok: true,
      value: { saved: { value: { seats: 9 } }, mergedFromServer: [] },
    });
    expect([gateway.changes, gateway.reasons]).toEqual([['change MILL-1 {"seats":9}'], ['More people.']]);
  });

  it.each(['v1', 'v2'] as const)('reports a conflict when both changed the same field (%s)', async generation => {
    const { gateway, save } = setUp(generation);
    gateway.edit('MILL-1', { seats: 7 });
    expect(await save({ seats: 9, expiresAt: null })).toMatchObject({
      failure: { kind: 'conflict', conflicts: [{ field: 'seats', base: 5, mine: 9, theirs: 7 }] },
    });
    expect(gateway.changes).toEqual([]);
  });

  it('saves its own field and keeps a colleague’s change of the other one', async () => {
    const { gateway, save } = setUp();
    gateway.edit('MILL-1', { expiresAt: EXPIRY });
    expect(await save({ seats: 9, expiresAt: null })).toMatchObject({
      ok: true,
      value: { mergedFromServer: ['expiresAt'] },
    });
    expect(gateway.stored('MILL-1')).toMatchObject({ seats: 9, expiresAt: EXPIRY });
  });

  it('saves although patients have joined since', async () => {
    const { gateway, save } = setUp();
    gateway.edit('MILL-1', { used: 3 }, { sameVersion: true });
    expect((await save({ seats: 9, expiresAt: null })).ok).toBe(true);
  });

  it('reports success when the answer is lost and the code holds what was sent', async () => {
    const { gateway, save } = setUp();
    gateway.planned.failNext('change', { kind: 'unreachable' }, { butDone: true });
    expect((await save({ seats: 9, expiresAt: null })).ok).toBe(true);
  });

  it('reports an unknown outcome when the answer is lost and the code holds something else', async () => {
    const { gateway, save } = setUp();
    gateway.planned.failNext('change', { kind: 'unreachable' });
    expect(await save({ seats: 9, expiresAt: null })).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('changes nothing when an earlier unanswered attempt succeeded', async () => {
    const { gateway, save } = setUp();
    gateway.edit('MILL-1', { seats: 9 });
    const mine = { seats: 9, expiresAt: null };
    expect((await save(mine, { seats: 5, expiresAt: null }, [mine])).ok).toBe(true);
    expect(gateway.changes).toEqual([]);
  });

  it('refuses to remove the limit of a V1 code', async () => {
    const { save } = setUp('v1');
    expect(await save({ seats: null, expiresAt: null })).toEqual({ ok: false, failure: { kind: 'refused' } });
  });
});
