import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { DraftKept, KeepNoteDraft } from '@/application/patients/KeepNoteDraft';
import { noteDraftText, readNoteDraft } from '@/application/patients/NoteDraft';
import type { OpenNote, WriteNote, WriteNoteFailure } from '@/application/patients/WriteNote';
import type { IdGenerator } from '@/application/shared/ports/IdGenerator';
import type { Stop } from '@/application/shared/Stop';
import type { Moment } from '@/domain/patients/Moment';
import { noteText, type NoteTextVerdict } from '@/domain/patients/noteText.rule';
import { OtherDrafts } from '../drafts/OtherDrafts';

/** Characters left from which on the counter warns. */
const FEW_LEFT = 100;

export interface NoteUseCases {
  readonly writeNote: WriteNote;
  readonly keepNoteDraft: KeepNoteDraft;
  /** Gives ids that the backend takes for a moment. */
  readonly ids: IdGenerator;
}

/** A note that is being written about one patient; what is typed is kept until it has become a note. */
export class NoteStore {
  text = '';
  busy = false;
  kept: DraftKept | undefined = undefined;
  failure: Exclude<WriteNoteFailure, { kind: 'unconfirmed' }> | undefined = undefined;
  /** A note of which nobody knows whether it was saved: until that is known its text stays as it is. */
  open: OpenNote | undefined = undefined;
  readonly others: OtherDrafts;
  /** Of the note that the text as it stands would become. */
  private momentId = '';

  constructor(
    private readonly patientId: string,
    private readonly useCases: NoteUseCases,
    private readonly onSaved: (moment: Moment) => void,
  ) {
    this.others = new OtherDrafts(useCases.keepNoteDraft, patientId, kept => this.show(kept));
    makeObservable<this, 'show'>(this, {
      text: observable,
      busy: observable,
      kept: observableRef,
      failure: observableRef,
      open: observableRef,
      verdict: computed,
      canSave: computed,
      write: action,
      save: action,
      show: action,
    });
  }

  /** Takes up what was typed earlier; what is typed already wins. */
  start(): Stop {
    void this.useCases.keepNoteDraft.draftOf(this.patientId).then(kept => this.takeUp(kept));
    const stopWatching = this.others.start();
    return () => {
      stopWatching();
      void this.useCases.keepNoteDraft.flush();
    };
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
    if (this.open !== undefined) return;
    this.text = text;
    this.failure = undefined;
    const momentId = (this.momentId = this.useCases.ids.next());
    this.useCases.keepNoteDraft.execute(this.patientId, noteDraftText({ text, momentId, askedAt: null }), kept => runInAction(() => (this.kept = kept)));
  }

  /** What was typed of a kept draft. */
  wordsOf(kept: string): string {
    return readNoteDraft(kept)?.text ?? kept;
  }

  /** Saves the note, or goes on with one whose answer was lost. */
  async save(): Promise<void> {
    const { patientId, text, open } = this;
    const momentId = open?.momentId ?? this.momentId;
    if (!this.canSave) return;
    this.busy = true;
    this.failure = undefined;
    const answer = await (open === undefined ? this.useCases.writeNote.execute({ patientId, text, momentId }) : this.useCases.writeNote.finish(open));
    runInAction(() => {
      this.busy = false;
      this.open = !answer.ok && answer.failure.kind === 'unconfirmed' ? answer.failure.open : undefined;
      if (!answer.ok && answer.failure.kind !== 'unconfirmed') this.failure = answer.failure;
      if (answer.ok && this.momentId === momentId) [this.text, this.kept] = ['', undefined];
    });
    if (answer.ok) this.onSaved(answer.value);
  }

  private takeUp(kept: string): void {
    if (this.text === '' && kept !== '') this.show(kept);
  }

  /** A note that was sent from a page that is gone is as open as it was there. */
  private show(kept: string): void {
    const draft = readNoteDraft(kept) ?? { text: kept, momentId: this.useCases.ids.next(), askedAt: null };
    const { text, momentId, askedAt } = draft;
    [this.text, this.momentId, this.failure] = [text, momentId, undefined];
    if (askedAt !== null) this.open = { patientId: this.patientId, text, momentId, askedAt };
  }
}
