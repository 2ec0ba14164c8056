import { RemoveNote } from '@/application/patients/timeline/RemoveNote';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

describe('RemoveNote', () => {
  it('removes the note, and changes nothing a second time', async () => {
    const history = new FakePatientHistory();
    history.put(aMoment());
    const remove = new RemoveNote(history);
    expect(await remove.execute('p-ana', 'm-1')).toEqual({ ok: true, value: undefined });
    expect(await remove.execute('p-ana', 'm-1')).toMatchObject({ ok: true });
    expect(history.notes()).toEqual([]);
  });

  it('says when it may not', async () => {
    const history = new FakePatientHistory();
    history.planned.failNext('removeNote', { kind: 'notAllowed' });
    expect(await new RemoveNote(history).execute('p-ana', 'm-1')).toEqual({
      ok: false,
      failure: { kind: 'notAllowed' },
    });
  });
});
