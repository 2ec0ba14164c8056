import { RecordCgi } from '@/application/patients/timeline/RecordCgi';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

const command = { patientId: 'p-ana', momentId: 'c-1', severity: 4, improvement: 3, note: '' };

describe('RecordCgi', () => {
  it('records one impression, though the answer was lost and it is sent again', async () => {
    const history = new FakePatientHistory();
    const record = new RecordCgi(history);
    history.planned.failNext('recordCgi', { kind: 'unreachable' }, { butDone: true });
    expect(await record.execute(command)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await record.execute(command)).toMatchObject({
      ok: true,
      value: { held: { severity: 4, improvement: 3, note: '' } },
    });
    expect(history.moments.size).toBe(1);
  });

  it('answers what is recorded where that is an earlier attempt', async () => {
    const history = new FakePatientHistory();
    const record = new RecordCgi(history);
    history.planned.failNext('recordCgi', { kind: 'unreachable' }, { butDone: true });
    await record.execute(command);
    expect(await record.execute({ ...command, severity: 6 })).toMatchObject({
      ok: true,
      value: { held: { severity: 4 } },
    });
  });

  it.each([
    ['severity', { severity: 0 }],
    ['severity', { severity: 8 }],
    ['severity', { severity: 1.5 }],
    ['improvement', { improvement: 0 }],
    ['improvement', { improvement: 8 }],
  ])('refuses a %s off the scale of 1 to 7', async (field, part) => {
    const history = new FakePatientHistory();
    expect(await new RecordCgi(history).execute({ ...command, ...part })).toEqual({
      ok: false,
      failure: { kind: 'notOnScale', field },
    });
    expect(history.moments.size).toBe(0);
  });

  it.each([
    [1, 7],
    [7, 1],
    [4, null],
  ])('takes %p with %p', async (severity, improvement) => {
    expect(await new RecordCgi(new FakePatientHistory()).execute({ ...command, severity, improvement })).toMatchObject({
      ok: true,
    });
  });
});
