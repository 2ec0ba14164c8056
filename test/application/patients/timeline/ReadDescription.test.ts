import { ReadDescription } from '@/application/patients/timeline/ReadDescription';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

function setUp() {
  const history = new FakePatientHistory();
  history.put(aMoment({ description: 'Said in session.' }));
  return { history, read: () => new ReadDescription(history).execute('p-ana', 'm-1') };
}

describe('ReadDescription', () => {
  it('gives the description and who changed it', async () => {
    const { history, read } = setUp();
    await history.write('p-ana', 'm-1', 'Said on the telephone.');
    expect(await read()).toMatchObject({
      description: { ok: true, value: { text: 'Said on the telephone.', changed: { by: { name: 'Ben Okoro' } } } },
      audit: { ok: true, value: [{ before: 'Said in session.', after: 'Said on the telephone.' }] },
    });
  });

  it('gives one though the other cannot be had', async () => {
    const { history, read } = setUp();
    history.planned.failNext('audit', { kind: 'unreachable' });
    expect(await read()).toMatchObject({
      description: { ok: true },
      audit: { ok: false, failure: { kind: 'unreachable' } },
    });
  });
});
