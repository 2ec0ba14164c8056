import { FormDrafts } from '@/application/drafts/FormDrafts';
import { textField } from '@/application/kernel/forms/FormFields';
import type { UnversionedDraft } from '@/application/kernel/forms/saveUnversioned';
import type { MergedSave, SaveMergedFailure } from '@/application/kernel/forms/saveMerged';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { EditableRecord } from '@/presentation/kit/forms/EditableRecord';
import { eventually } from '#test/support/eventually';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

interface Form {
  readonly title: string;
  readonly reason: string;
}

interface Held {
  readonly title: string;
}

type Saved = Result<MergedSave<Held>, SaveMergedFailure<Held>>;

const saved = (title: string, mergedFromServer: readonly string[] = []): Saved =>
  ok({ saved: { value: { title }, etag: '' }, mergedFromServer });

/** A record with a title; the test answers its loads and saves. */
function recordTools() {
  const [loads, saves]: [((answer: Result<Held, CallFailure>) => void)[], ((answer: Saved) => void)[]] = [[], []];
  const sent: { readonly draft: UnversionedDraft; readonly reason: string }[] = [];
  const clock = new ManualClock();
  const record: EditableRecord<Form, Held> = new EditableRecord({
    key: { kind: 'administration', form: 'accessCode', itemId: 'one' },
    fields: { title: textField, reason: textField },
    drafts: new FormDrafts(new FakeDraftVault(), clock),
    clock,
    toForm: ({ title }) => ({ title, reason: '' }),
    isIncomplete: () => record.reason === '',
    load: () => new Promise(resolve => loads.push(resolve)),
    save: (draft, { mine }) => {
      sent.push({ draft, reason: mine.reason });
      return new Promise(resolve => saves.push(resolve));
    },
  });
  const opened = async (title = 'held') => {
    const stop = record.start();
    loads[0]?.(ok({ title }));
    await eventually(() => expect(record.known).toEqual({ title }));
    return stop;
  };
  const enter = (title: string, reason = 'because') => {
    record.write('title', title);
    record.write('reason', reason);
  };
  const saving = async (answer: Saved) => {
    const done = record.save();
    await eventually(() => expect(saves.length).toBe(1));
    saves.pop()?.(answer);
    await done;
  };
  return { record, loads, saves, sent, opened, enter, saving };
}

describe('EditableRecord', () => {
  it('merges the fields without the reason, and sends the reason separately', async () => {
    const { record, sent, opened, enter, saving } = recordTools();
    await opened();
    enter('mine');
    await saving(saved('mine'));
    expect(sent).toEqual([
      { draft: { base: { title: 'held' }, mine: { title: 'mine' }, sent: [] }, reason: 'because' },
    ]);
    expect([record.form.status, record.known, record.reason]).toEqual(['saved', { title: 'mine' }, '']);
  });

  it('does not replace a saved value with an earlier load', async () => {
    const { record, loads, opened, enter, saving } = recordTools();
    await opened();
    const loading = record.load();
    enter('mine');
    await saving(saved('mine'));
    expect(record.loading).toBe(false);
    loads[1]?.(ok({ title: 'older' }));
    await loading;
    expect([record.known, record.form.mine.title, record.form.status]).toEqual([{ title: 'mine' }, 'mine', 'saved']);
  });

  it('ignores the answer to an earlier load after that to a later one', async () => {
    const { record, loads, opened } = recordTools();
    await opened();
    const both = [record.load(), record.load()];
    loads[2]?.(ok({ title: 'newer' }));
    loads[1]?.(ok({ title: 'older' }));
    await Promise.all(both);
    expect(record.known).toEqual({ title: 'newer' });
  });

  it('ignores answers that arrive after it was stopped', async () => {
    const { record, loads } = recordTools();
    record.start()();
    loads[0]?.(ok({ title: 'late' }));
    await Promise.resolve();
    expect(record.state).toEqual({ status: 'unknown' });
  });

  it('keeps the last known record and the entries when it cannot be loaded', async () => {
    const { record, loads, opened, enter } = recordTools();
    await opened();
    enter('mine');
    const loading = record.load();
    loads[1]?.(fail({ kind: 'unreachable' }));
    await loading;
    expect(record.state).toMatchObject({ status: 'couldNotCheck', failure: { kind: 'unreachable' } });
    expect([record.known, record.form.mine.title]).toEqual([{ title: 'held' }, 'mine']);
  });

  it('forgets a record that the user may not see, and cannot save it', async () => {
    const { record, loads, opened, enter } = recordTools();
    await opened();
    enter('mine');
    expect(record.canSave).toBe(true);
    const loading = record.load();
    loads[1]?.(fail({ kind: 'notAllowed' }));
    await loading;
    expect([record.known, record.canSave]).toEqual([undefined, false]);
  });

  it('marks missing fields after the first attempt to save, and sends nothing', async () => {
    const { record, sent, opened, enter } = recordTools();
    await opened();
    enter('mine', '');
    expect(record.hasTriedToSubmit).toBe(false);
    await record.save();
    expect([record.hasTriedToSubmit, sent.length]).toEqual([true, 0]);
  });

  it('is not changed by a reason alone', async () => {
    const { record, opened } = recordTools();
    await opened();
    record.write('reason', 'because');
    expect([record.hasChange, record.canSave, record.changed]).toEqual([false, false, []]);
  });

  it('shows both versions of a conflict, and saves once the user has decided', async () => {
    const { record, opened, enter, saving } = recordTools();
    await opened();
    enter('mine');
    const conflict = { field: 'title', base: 'held', mine: 'mine', theirs: 'theirs' };
    const theirs = { value: { title: 'theirs' }, etag: '' };
    await saving(fail({ kind: 'conflict', theirs, conflicts: [conflict], merged: { title: 'mine' } }));
    expect([record.known, record.canSave]).toEqual([{ title: 'theirs' }, false]);
    record.form.choose('title', 'mine');
    expect([record.canSave, record.reason]).toEqual([true, 'because']);
  });

  it('starts the next change without the previous reason', async () => {
    const { record, opened, enter, saving } = recordTools();
    await opened();
    enter('mine');
    await saving(saved('mine'));
    record.write('title', 'again');
    expect([record.form.mine, record.changed]).toEqual([{ title: 'again', reason: '' }, ['title']]);
  });

  it('names the fields that a colleague changed, until the user changes something', async () => {
    const { record, opened, enter, saving } = recordTools();
    await opened();
    enter('mine');
    await saving(saved('mine', ['title', 'unknown']));
    expect(record.mergedFromServer).toEqual(['title']);
    record.write('title', 'again');
    expect(record.mergedFromServer).toEqual([]);
  });

  it('loads the record again when an unconfirmed save is discarded', async () => {
    const { record, loads, opened, enter, saving } = recordTools();
    await opened();
    enter('mine');
    await saving(fail({ kind: 'unreachable' }));
    expect(record.form.status).toBe('unanswered');
    record.discard();
    expect([record.state.status, record.isOpen, loads.length]).toEqual(['unknown', false, 2]);
  });
});
