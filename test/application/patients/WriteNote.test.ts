import { KeepNoteDraft } from '@/application/patients/KeepNoteDraft';
import { noteDraftText, readNoteDraft } from '@/application/patients/NoteDraft';
import { WriteNote } from '@/application/patients/WriteNote';
import { FakeNoteDraftVault } from '#test/support/fakes/FakeNoteDraftVault';
import { FakePatientHistory } from '#test/support/fakes/FakePatientHistory';
import { ManualClock } from '#test/support/fakes/ManualClock';

const command = { patientId: 'p-ana', text: ' Slept badly.\n', momentId: 'n-1' };

async function setUp() {
  const [history, vault, clock] = [new FakePatientHistory(), new FakeNoteDraftVault(), new ManualClock()];
  const drafts = new KeepNoteDraft(vault, clock);
  drafts.execute('p-ana', noteDraftText({ ...command, askedAt: null }));
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
    expect(readNoteDraft(vault.kept.get('p-ana') ?? '')).toEqual({ text: command.text, momentId: 'n-1', askedAt: null });
  });

  it.each([
    ['it was saved', true],
    ['it was not', false],
  ])('says that nobody knows when the answer is lost, and finishing ends with one note though %s', async (_, butDone) => {
    const { history, vault, write } = await setUp();
    history.planned.failNext('addNote', { kind: 'unreachable' }, { butDone });
    const first = await write.execute(command);
    if (first.ok || first.failure.kind !== 'unconfirmed') throw new Error('It cannot be known.');
    expect(readNoteDraft(vault.kept.get('p-ana') ?? '')).toEqual({ text: command.text, momentId: 'n-1', askedAt: Date.UTC(2026, 10, 20, 9, 30) });
    expect(await write.finish(first.failure.open)).toMatchObject({ ok: true });
    expect([history.notes(), vault.kept.size]).toEqual([[command.text], 0]);
  });

  it('says on the device that it was sent before anything is sent', async () => {
    const { history, vault, write } = await setUp();
    history.planned.failNext('addNote', { kind: 'unreachable' });
    const keptAtCall: (string | undefined)[] = [];
    const before = history.addNote.bind(history);
    history.addNote = (...call) => {
      keptAtCall.push(vault.kept.get('p-ana'));
      return before(...call);
    };
    await write.execute(command);
    expect(keptAtCall.map(kept => readNoteDraft(kept ?? '')?.askedAt)).toEqual([expect.any(Number)]);
  });

  it('makes one note of one draft that two windows send, and two of two texts', async () => {
    const { history, write } = await setUp();
    const [first, second] = await Promise.all([write.execute(command), write.execute(command)]);
    expect(first).toEqual(second);
    await write.execute({ ...command, text: 'Another.', momentId: 'n-2' });
    expect(history.notes()).toEqual([command.text, 'Another.']);
  });

  it('stays open while the notes cannot be looked at', async () => {
    const { history, write } = await setUp();
    history.planned.failNext('page', { kind: 'unreachable' });
    const open = { ...command, askedAt: 0 };
    expect(await write.finish(open)).toEqual({ ok: false, failure: { kind: 'unconfirmed', open } });
  });
});
