import { DescribeMoment } from '@/application/patients/timeline/DescribeMoment';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

const command = { patientId: 'p-ana', momentId: 'm-1', base: 'old', text: 'new' };

function setUp(description = 'old') {
  const history = new FakePatientHistory();
  history.put(aMoment({ description }));
  return { history, describe: new DescribeMoment(history), text: () => history.moments.get('m-1')?.description };
}

describe('DescribeMoment', () => {
  it('writes what was typed', async () => {
    const { describe, text } = setUp();
    expect(await describe.execute(command)).toMatchObject({ ok: true, value: { text: 'new' } });
    expect(text()).toBe('new');
  });

  it('shows what a colleague wrote meanwhile instead of overwriting it', async () => {
    const { describe, text } = setUp('theirs');
    expect(await describe.execute(command)).toMatchObject({
      ok: false,
      failure: { kind: 'changedMeanwhile', theirs: { text: 'theirs' } },
    });
    expect(text()).toBe('theirs');
  });

  it('writes nothing a second time when it is there already', async () => {
    const { history, describe } = setUp();
    history.planned.failNext('write', { kind: 'unreachable' }, { butDone: true });
    expect(await describe.execute(command)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await describe.execute(command)).toMatchObject({ ok: true, value: { text: 'new' } });
    expect(history.changes).toHaveLength(1);
  });

  it('saves nothing while the present text cannot be loaded', async () => {
    const { history, describe, text } = setUp();
    history.planned.failNext('read', { kind: 'unreachable' });
    expect(await describe.execute(command)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(text()).toBe('old');
  });
});
