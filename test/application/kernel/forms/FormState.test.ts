import {
  beginForm,
  changedFields,
  decideConflict,
  editForm,
  settleForm,
  submitForm,
  type FormAnswer,
  type FormState,
} from '@/application/kernel/forms/FormState';

interface Entered {
  readonly level: string | null;
  readonly text: string;
}

const blank: Entered = { level: null, text: '' };
const typed = editForm(editForm(beginForm(blank), 'level', 'low'), 'text', 'first');
const settled = (answer: FormAnswer<Entered, string>, before: FormState<Entered> = typed, now = submitForm(before)) =>
  settleForm(now, before, answer);

describe('the state of a form', () => {
  it('is saved when the server holds what was sent', () => {
    expect(settled({ kind: 'saved', held: { level: 'low', text: 'first' } })).toMatchObject({
      status: 'saved',
      sent: [],
      base: { text: 'first' },
    });
  });

  it('is not saved when the server holds something else, whatever it answered', () => {
    expect(settled({ kind: 'saved', held: { level: 'high', text: 'first' } })).toMatchObject({
      status: 'heldOtherwise',
      mine: { level: 'low', text: 'first' },
      base: { level: 'high' },
    });
  });

  it('does not restore an untouched field to its old value when a colleague has changed it', () => {
    const opened = beginForm<Entered>({ level: 'low', text: '' });
    const state = settled({ kind: 'saved', held: { level: 'high', text: 'other' } }, editForm(opened, 'text', 'first'));
    expect(state).toMatchObject({ status: 'heldOtherwise', mine: { level: 'high', text: 'first' } });
    expect(changedFields(state.base, state.mine)).toEqual(['text']);
  });

  it('keeps what was entered since the user saved, as unsaved', () => {
    const since = editForm(submitForm(typed), 'text', 'since');
    expect(settled({ kind: 'saved', held: { level: 'low', text: 'first' } }, typed, since)).toMatchObject({
      status: 'savedEarlier',
      mine: { level: 'low', text: 'since' },
    });
  });

  it('merges a colleague’s changes of other fields', () => {
    const text = editForm(beginForm(blank), 'text', 'first');
    expect(settled({ kind: 'saved', held: { level: 'high', text: 'first' } }, text)).toMatchObject({
      status: 'saved',
      mine: { level: 'high', text: 'first' },
    });
  });

  it('remembers what was sent without an answer, and compares reverted fields as well', () => {
    const unanswered = settled({ kind: 'unanswered' });
    expect(unanswered).toMatchObject({ status: 'unanswered', sent: [{ level: 'low', text: 'first' }] });
    const back = editForm(editForm(unanswered, 'text', ''), 'level', null);
    expect(settled({ kind: 'saved', held: { level: 'low', text: 'first' } }, back)).toMatchObject({
      status: 'heldOtherwise',
      mine: blank,
    });
  });

  it('stays unconfirmed when a later attempt is refused', () => {
    expect(settled({ kind: 'refused', failure: 'no' }, settled({ kind: 'unanswered' }))).toMatchObject({
      status: 'unanswered',
      sent: [{ text: 'first' }],
    });
    expect(settled({ kind: 'refused', failure: 'no' })).toMatchObject({ status: 'refused', sent: [] });
  });

  it('stays in conflict until the user has decided, and loses neither version', () => {
    const conflicts = [{ field: 'text' as const, base: '', mine: 'first', theirs: 'theirs' }];
    const state = settled({ kind: 'conflict', held: { level: null, text: 'theirs' }, conflicts });
    expect(state).toMatchObject({
      status: 'conflict',
      base: { text: 'theirs' },
      mine: { level: 'low', text: 'first' },
      conflicts: [{ choice: undefined }],
    });
    expect(decideConflict(state, 'text', 'theirs')).toMatchObject({
      mine: { text: 'theirs' },
      conflicts: [{ choice: 'theirs' }],
    });
    expect(editForm(state, 'text', 'both')).toMatchObject({
      mine: { text: 'both' },
      conflicts: [{ choice: 'edited' }],
    });
  });

  it('keeps the user’s newest text during a conflict, even if typed before the conflict was known', () => {
    const conflicts = [{ field: 'text' as const, base: '', mine: 'first', theirs: 'theirs' }];
    const answer = { kind: 'conflict' as const, held: { level: null, text: 'theirs' }, conflicts };
    const known = editForm(settled(answer), 'text', 'first and more');
    expect(decideConflict(known, 'text', 'mine').mine.text).toBe('first and more');
    const meanwhile = settled(answer, typed, editForm(submitForm(typed), 'text', 'typed meanwhile'));
    expect(decideConflict(meanwhile, 'text', 'mine').mine.text).toBe('typed meanwhile');
    const theirs = editForm(decideConflict(known, 'text', 'theirs'), 'text', 'theirs, changed');
    expect(decideConflict(theirs, 'text', 'mine').mine.text).toBe('first and more');
  });
});
