import { DeleteMoment } from '@/application/patients/timeline/DeleteMoment';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

const target = { patientId: 'p-ana', momentId: 'm-1' };

function setUp() {
  const history = new FakePatientHistory();
  history.put(aMoment());
  return { history, remove: new DeleteMoment(history) };
}

describe('DeleteMoment', () => {
  it('hides a moment', async () => {
    const { history, remove } = setUp();
    expect(await remove.execute({ ...target, forGood: null })).toEqual({ ok: true, value: undefined });
    expect(history.moments.get('m-1')?.deleted?.by.name).toBe('Ben Okoro');
  });

  it('requests permanent deletion with the reason', async () => {
    const { history, remove } = setUp();
    expect(await remove.execute({ ...target, forGood: { reason: ' Another patient’s note ' } })).toMatchObject({
      ok: true,
    });
    expect(history.reasons.get('m-1')).toBe('Another patient’s note');
  });

  it('makes no call without a reason', async () => {
    const { history, remove } = setUp();
    expect(await remove.execute({ ...target, forGood: { reason: ' x ' } })).toEqual({
      ok: false,
      failure: { kind: 'reasonUnfit', fault: 'tooShort' },
    });
    expect(history.planned.calls).toEqual([]);
  });

  it('says when it is not known whether it was done', async () => {
    const { history, remove } = setUp();
    history.planned.failNext('softDelete', { kind: 'unreachable' }, { butDone: true });
    expect(await remove.execute({ ...target, forGood: null })).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
