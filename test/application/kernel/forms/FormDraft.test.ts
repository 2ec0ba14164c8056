import { formDraftText, readFormDraft, storedFormText } from '@/application/kernel/forms/FormDraft';
import { beginForm } from '@/application/kernel/forms/FormState';
import {
  choiceField,
  choicesField,
  optionalField,
  textField,
  type FormFields,
} from '@/application/kernel/forms/FormFields';

interface Entered {
  readonly level: 'low' | 'high' | null;
  readonly accepted: readonly ('a' | 'b')[];
  readonly day: string | null;
  readonly text: string;
}

const fields: FormFields<Entered> = {
  level: choiceField(['low', 'high']),
  accepted: choicesField(['a', 'b']),
  day: optionalField,
  text: textField,
};
const mine: Entered = { level: null, accepted: ['b'], day: null, text: 'Half a thou' };
const draft = {
  id: 'x-1',
  version: '"4"',
  base: { ...mine, text: '' },
  mine,
  sent: [{ ...mine, level: 'high' as const }],
  unreadable: ['{'],
};

describe('a draft of a form on the device', () => {
  it('is restored as it was saved, without making choices for the user', () => {
    expect(readFormDraft(formDraftText(draft), fields)).toEqual({ ...draft, lost: [] });
  });

  it('keeps the base from before both changes while a conflict is undecided', () => {
    const conflict = { field: 'text', base: 'before', mine: 'mine', theirs: 'theirs' } as const;
    const state = { ...beginForm({ ...mine, text: 'theirs' }, mine), conflicts: [{ ...conflict, choice: undefined }] };
    const stored = storedFormText(state, { id: 'x-1', version: '"4"', unreadable: [] });
    expect(readFormDraft(stored, fields)).toMatchObject({ version: null, base: { text: 'before' } });
    const decided = { ...state, conflicts: [{ ...conflict, choice: 'mine' as const }] };
    const later = storedFormText(decided, { id: 'x-1', version: '"4"', unreadable: [] });
    expect(readFormDraft(later, fields)).toMatchObject({ version: '"4"', base: { text: 'theirs' } });
  });

  it('is empty for a form without changes', () => {
    expect(storedFormText(beginForm(mine), { id: 'x-1', version: null, unreadable: [] })).toBe('');
  });

  it('is undefined when nothing was saved', () => {
    expect(readFormDraft('', fields)).toBeUndefined();
  });

  it.each(['Half a thou', '4', 'null', '[]', '{', '{"format":2}', '{"format":3,"mine":{}}'])(
    'is returned as unreadable: %s',
    text => {
      expect(readFormDraft(text, fields)).toMatchObject({ mine: { level: null, text: '' }, unreadable: [text] });
    },
  );

  it('loses an unreadable field, reports it and keeps the others', () => {
    const stored = JSON.stringify({
      format: 2,
      base: {},
      mine: { ...mine, level: 'severe', accepted: ['b', 'c'] },
      sent: [null, 4],
    });
    expect(readFormDraft(stored, fields)).toMatchObject({
      mine: { ...mine, level: null },
      lost: ['level'],
      sent: [],
      id: '',
      version: null,
    });
  });

  it('is read from an earlier format if the form supports that', () => {
    const read = readFormDraft('Half a thou', fields, text => ({ mine: { ...mine, text } }));
    expect(read).toMatchObject({ mine, unreadable: [], lost: [] });
  });
});
