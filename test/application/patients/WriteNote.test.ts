import { KeepNoteDraft } from '@/application/patients/KeepNoteDraft';
import { WriteNote } from '@/application/patients/WriteNote';
import { FakeNoteDraftVault } from '#test/support/fakes/FakeNoteDraftVault';
import { FakePatientHistory } from '#test/support/fakes/FakePatientHistory';
import { ManualClock } from '#test/support/fakes/ManualClock';

const command = { patientId: 'p-ana', text: ' Slept badly.\n' };

async function setUp() {
  const [history, vault, clock] = [new FakePatientHistory(), new FakeNoteDraftVault(), new ManualClock()];
  const drafts = new KeepNoteDraft(vault, clock);
  drafts.execute('p-ana', command.text);
  await drafts.flush();
  return { history, vault, write: new WriteNote({ acts: history, archive: history }, drafts, clock) };
}

describe('WriteNote', () => {
  it('saves exactly what was typed and forgets the draft', async () => {
    const { history, vault, write } = await setUp();
    expect(await write.execute(command)).toMatchObject({ ok: true, value: { note: ' Slept badly.\n' } });
    expect([history.notes(), vault.kept.size]).toEqual([[' Slept badly.\n'], 0]);
  });

  it.each([
    ['empty', '  '],
    ['tooLong', 'a'.repeat(2_001)],
  ])('saves nothing that is %s', async (fault, text) => {
    const { history, write } = await setUp();
    expect(await write.execute({ ...command, text })).toEqual({ ok: false, failure: { kind: 'unfit', fault } });
    expect(history.notes()).toEqual([]);
  });

  it.each(['notAllowed', 'sessionEnded', 'refused'] as const)('keeps the draft when the answer is %s', async kind => {
    const { history, vault, write } = await setUp();
    history.planned.failNext('addNote', { kind });
    expect(await write.execute(command)).toEqual({ ok: false, failure: { kind } });
    expect(vault.kept.get('p-ana')).toBe(command.text);
  });

  it.each([
    ['it was saved', true],
    ['it was not', false],
  ])('says that nobody knows when the answer is lost, and finishing ends with one note though %s', async (_, butDone) => {
    const { history, vault, write } = await setUp();
    history.planned.failNext('addNote', { kind: 'unreachable' }, { butDone });
    const first = await write.execute(command);
    if (first.ok || first.failure.kind !== 'unconfirmed') throw new Error('It cannot be known.');
    expect(vault.kept.get('p-ana')).toBe(command.text);
    expect(await write.finish(first.failure.open)).toMatchObject({ ok: true });
    expect([history.notes(), vault.kept.size]).toEqual([[command.text], 0]);
  });

  it('stays open while the notes cannot be looked at', async () => {
    const { history, write } = await setUp();
    history.planned.failNext('page', { kind: 'unreachable' });
    const open = { ...command, askedAt: 0 };
    expect(await write.finish(open)).toEqual({ ok: false, failure: { kind: 'unconfirmed', open } });
  });
});
