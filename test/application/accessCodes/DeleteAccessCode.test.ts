import { DeleteAccessCode } from '@/application/accessCodes/DeleteAccessCode';
import { FakeAccessCodeGateway } from '#test/support/fakes/accessCodes/FakeAccessCodeGateway';

function setUp() {
  const gateway = new FakeAccessCodeGateway().addOrganisation('north', 'North Board').add('MILL-1');
  const read = gateway.stored('MILL-1');
  return { gateway, remove: () => new DeleteAccessCode(gateway).execute(read, 'It was printed wrongly.') };
}

describe('deleting a code', () => {
  it('is done once the code cannot be found any more', async () => {
    const { gateway, remove } = setUp();
    expect(await remove()).toEqual({ ok: true, value: undefined });
    expect([gateway.has('MILL-1'), gateway.reasons]).toEqual([false, ['It was printed wrongly.']]);
  });

  it('deletes nothing that another administrator changed meanwhile', async () => {
    const { gateway, remove } = setUp();
    gateway.edit('MILL-1', { seats: 7 });
    expect(await remove()).toMatchObject({ failure: { kind: 'changedMeanwhile', now: { seats: 7 } } });
    expect(gateway.has('MILL-1')).toBe(true);
  });

  it('deletes nothing with which a patient has joined meanwhile', async () => {
    const { gateway, remove } = setUp();
    gateway.edit('MILL-1', { used: 1 }, { sameVersion: true });
    expect(await remove()).toMatchObject({ failure: { kind: 'changedMeanwhile', now: { used: 1 } } });
    expect(gateway.has('MILL-1')).toBe(true);
  });

  it('is unconfirmed where the code cannot be read after it', async () => {
    const { gateway, remove } = setUp();
    gateway.loseAnswers('delete', { butDone: true });
    expect(await remove()).toEqual({ ok: false, failure: { kind: 'unconfirmed', why: { kind: 'unreachable' } } });
  });

  it('is done where another administrator was quicker', async () => {
    const { gateway, remove } = setUp();
    gateway.remove('MILL-1');
    expect((await remove()).ok).toBe(true);
  });

  it.each([
    [true, { ok: true, value: undefined }],
    [false, { failure: { kind: 'notDone', now: { code: 'MILL-1' } } }],
  ])('says what came of it where the answer was lost (carried out: %s)', async (butDone, expected) => {
    const { gateway, remove } = setUp();
    gateway.planned.failNext('delete', { kind: 'unreachable' }, { butDone });
    expect(await remove()).toMatchObject(expected);
  });

  it('fails where the person may not', async () => {
    const { gateway, remove } = setUp();
    gateway.planned.failNext('delete', { kind: 'notAllowed' });
    expect(await remove()).toEqual({ ok: false, failure: { kind: 'notAllowed' } });
  });
});
