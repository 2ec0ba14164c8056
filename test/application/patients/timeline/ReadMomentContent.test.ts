import { ReadMomentContent } from '@/application/patients/timeline/ReadMomentContent';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

describe('ReadMomentContent', () => {
  it('gives the whole text', async () => {
    const history = new FakePatientHistory();
    history.put(aMoment({ type: 'journal', text: 'A long day.' }));
    expect(await new ReadMomentContent(history).execute('p-ana', 'm-1')).toEqual({
      ok: true,
      value: { contentType: 'text/plain', text: 'A long day.' },
    });
  });

  it('says when there is none', async () => {
    expect(await new ReadMomentContent(new FakePatientHistory()).execute('p-ana', 'gone')).toEqual({
      ok: false,
      failure: { kind: 'notFound' },
    });
  });
});
