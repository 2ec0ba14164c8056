import { RecordCgi } from '@/application/patients/timeline/RecordCgi';
import { WriteNote } from '@/application/patients/timeline/WriteNote';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

describe('WriteNote', () => {
  const command = { patientId: 'p-ana', text: ' Slept badly.\n', momentId: 'n-1' };
  const again = { ...command, sent: [command.text], sentAt: Date.UTC(2026, 10, 20, 9, 30) };

  function setUp() {
    const history = new FakePatientHistory();
    return { history, write: new WriteNote({ acts: history, archive: history }) };
  }

  it('saves exactly what was typed', async () => {
    const { history, write } = setUp();
    expect(await write.execute(command)).toMatchObject({ ok: true, value: { note: ' Slept badly.\n' } });
    expect(history.notes()).toEqual([' Slept badly.\n']);
  });

  it.each([
    ['empty', '  '],
    ['tooLong', 'a'.repeat(2_001)],
  ])('rejects a note that is %s', async (fault, text) => {
    const { history, write } = setUp();
    expect(await write.execute({ ...command, text })).toEqual({ ok: false, failure: { kind: 'unfit', fault } });
    expect(history.notes()).toEqual([]);
  });

  it.each(['notAllowed', 'sessionEnded', 'refused', 'unreachable'] as const)(
    'reports why it was not saved: %s',
    async kind => {
      const { history, write } = setUp();
      history.planned.failNext('addNote', { kind });
      expect(await write.execute(command)).toEqual({ ok: false, failure: { kind } });
    },
  );

  it.each([
    ['it was saved', true],
    ['it was not', false],
  ])('ends with one note after a lost answer, though %s', async (_, butDone) => {
    const { history, write } = setUp();
    history.planned.failNext('addNote', { kind: 'unreachable' }, { butDone });
    await write.execute(command);
    expect(await write.execute(again)).toMatchObject({ ok: true, value: { note: command.text } });
    expect(history.notes()).toEqual([command.text]);
  });

  it('returns the text of an earlier attempt if that was saved', async () => {
    const { history, write } = setUp();
    history.planned.failNext('addNote', { kind: 'unreachable' }, { butDone: true });
    await write.execute(command);
    expect(await write.execute({ ...again, text: 'Slept well.' })).toMatchObject({
      ok: true,
      value: { note: command.text },
    });
    expect(history.notes()).toEqual([command.text]);
  });

  it('finds a note to which the server gave another id', async () => {
    const { history, write } = setUp();
    await history.addNote('p-ana', 'n-of-the-server', command.text);
    expect(await write.execute(again)).toMatchObject({ ok: true, value: { momentId: 'n-of-the-server' } });
    expect(history.notes()).toEqual([command.text]);
  });

  it('makes one note when two windows send the same draft, and two of two texts', async () => {
    const { history, write } = setUp();
    const [first, second] = await Promise.all([write.execute(command), write.execute(command)]);
    expect(first).toEqual(second);
    await write.execute({ ...command, text: 'Another.', momentId: 'n-2' });
    expect(history.notes()).toEqual([command.text, 'Another.']);
  });

  it('adds nothing while the notes cannot be read', async () => {
    const { history, write } = setUp();
    history.planned.failNext('page', { kind: 'unreachable' });
    expect(await write.execute(again)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(history.notes()).toEqual([]);
  });
});

describe('RecordCgi', () => {
  const command = { patientId: 'p-ana', momentId: 'c-1', severity: 4, improvement: 3, note: '' };

  it('records one impression when the answer is lost and it is sent again', async () => {
    const history = new FakePatientHistory();
    const record = new RecordCgi(history);
    history.planned.failNext('recordCgi', { kind: 'unreachable' }, { butDone: true });
    expect(await record.execute(command)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await record.execute(command)).toMatchObject({
      ok: true,
      value: { recorded: { severity: 4, improvement: 3, note: '' } },
    });
    expect(history.moments.size).toBe(1);
  });

  it('returns the values of an earlier attempt if that was recorded', async () => {
    const history = new FakePatientHistory();
    const record = new RecordCgi(history);
    history.planned.failNext('recordCgi', { kind: 'unreachable' }, { butDone: true });
    await record.execute(command);
    expect(await record.execute({ ...command, severity: 6 })).toMatchObject({
      ok: true,
      value: { recorded: { severity: 4 } },
    });
  });

  it.each([
    ['severity', { severity: 0 }],
    ['severity', { severity: 8 }],
    ['severity', { severity: 1.5 }],
    ['improvement', { improvement: 0 }],
    ['improvement', { improvement: 8 }],
  ])('rejects a %s off the scale of 1 to 7', async (field, part) => {
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
  ])('accepts severity %p with improvement %p', async (severity, improvement) => {
    expect(await new RecordCgi(new FakePatientHistory()).execute({ ...command, severity, improvement })).toMatchObject({
      ok: true,
    });
  });
});
