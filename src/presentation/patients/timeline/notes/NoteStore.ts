import { action, computed, makeObservable } from 'mobx';
import type { DraftSaveResult, FormDrafts } from '@/application/drafts/FormDrafts';
import type { WriteNote, WriteNoteFailure } from '@/application/patients/timeline/WriteNote';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { parseRecord } from '@/domain/kernel/parseJson';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { noteText, type NoteTextVerdict } from '@/domain/patients/timeline/noteText.rule';
import { DraftForm, type Submission } from '../../../kit/forms/DraftForm';
import type { StoredDraft } from '@/application/kernel/forms/FormDraft';
import { textField, type FormField, type FormFields } from '@/application/kernel/forms/FormFields';

interface EnteredNote {
  readonly text: string;
  /** The time at which it was first sent, in milliseconds since 1970; null until then. */
  readonly sentAt: number | null;
}

const momentField: FormField<number | null> = {
  blank: null,
  read: value => (typeof value === 'number' || value === null ? value : undefined),
};

export const noteFields: FormFields<EnteredNote> = { text: textField, sentAt: momentField };

/** Reads a draft in the previous format, or in an older one that is the bare text. */
function readPreviousNoteDraft(kept: string): StoredDraft {
  const draft = parseRecord(kept);
  if (draft === undefined || typeof draft['text'] !== 'string' || typeof draft['momentId'] !== 'string')
    return { mine: { text: kept, sentAt: null } };
  const sentAt = typeof draft['askedAt'] === 'number' ? draft['askedAt'] : null;
  const mine = { text: draft['text'], sentAt };
  return { id: draft['momentId'], mine, sent: sentAt === null ? [] : [mine] };
}

/** The counter warns when no more than this many characters are left. */
const FEW_LEFT = 100;

export interface NoteUseCases {
  readonly writeNote: WriteNote;
  readonly formDrafts: FormDrafts;
  readonly clock: Clock;
  /** Returns ids that the backend accepts for a moment. */
  readonly ids: IdGenerator;
}

/** A note that is being written about one patient. A saved note cannot be changed: text typed later is a new one. */
export class NoteStore {
  readonly form: DraftForm<EnteredNote, WriteNoteFailure>;
  private added: Moment | undefined = undefined;

  constructor(
    private readonly patientId: string,
    private readonly useCases: NoteUseCases,
    private readonly onSaved: (moment: Moment) => void,
  ) {
    this.form = new DraftForm<EnteredNote, WriteNoteFailure>({
      key: { kind: 'note', patientId },
      fields: noteFields,
      drafts: useCases.formDrafts,
      newId: () => useCases.ids.next(),
      afterSave: 'another',
      readPreviousDraft: readPreviousNoteDraft,
      stamp: mine => ({ ...mine, sentAt: mine.sentAt ?? useCases.clock.now() }),
      submit: submission => this.submit(submission),
    });
    makeObservable(this, { text: computed, verdict: computed, canSave: computed, write: action, save: action });
  }

  start(): Unsubscribe {
    return this.form.start();
  }

  get text(): string {
    return this.form.mine.text;
  }

  get busy(): boolean {
    return this.form.busy;
  }

  get kept(): DraftSaveResult | undefined {
    return this.text === '' ? undefined : this.form.saveResult;
  }

  get failure(): WriteNoteFailure | undefined {
    return this.form.failure;
  }

  /** True if it is unknown whether the note was saved. */
  get isUnanswered(): boolean {
    return this.form.status === 'unanswered';
  }

  get verdict(): NoteTextVerdict {
    return noteText({ text: this.text });
  }

  get fewLeft(): boolean {
    return this.verdict.left <= FEW_LEFT;
  }

  get canSave(): boolean {
    return !this.busy && this.verdict.fault === null;
  }

  write(text: string): void {
    if (this.form.mine.sentAt !== null && !this.isUnanswered && !this.busy) this.form.edit('sentAt', null);
    this.form.edit('text', text);
  }

  /** The typed text of a stored draft. */
  wordsOf(kept: string): string {
    return this.form.read(kept)?.mine.text ?? kept;
  }

  /** Saves the note, or checks after a lost answer whether it was saved. */
  async save(): Promise<void> {
    if (!this.canSave) return;
    await this.form.submit();
    if (this.added !== undefined && (this.form.status === 'saved' || this.form.status === 'savedEarlier'))
      this.onSaved(this.added);
  }

  private async submit({
    id: momentId,
    mine,
    sent,
  }: Submission<EnteredNote>): Promise<FormAnswer<EnteredNote, WriteNoteFailure>> {
    const { patientId, useCases } = this;
    const command = { patientId, momentId, text: mine.text, sent: sent.map(({ text }) => text), sentAt: mine.sentAt };
    const answer = await useCases.writeNote.execute(command);
    if (!answer.ok)
      return answer.failure.kind === 'unreachable'
        ? { kind: 'unanswered' }
        : { kind: 'refused', failure: answer.failure };
    this.added = answer.value;
    return { kind: 'saved', held: { text: answer.value.note ?? '', sentAt: mine.sentAt } };
  }
}
