import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { KeepNoteDraft } from '@/application/patients/KeepNoteDraft';
import type { RecordCgi, RecordCgiFailure } from '@/application/patients/RecordCgi';
import type { IdGenerator } from '@/application/shared/ports/IdGenerator';
import type { Stop } from '@/application/shared/Stop';
import type { Moment } from '@/domain/patients/Moment';
import { cgiDraftText, readCgiDraft } from './CgiDraft';

export interface CgiUseCases {
  readonly recordCgi: RecordCgi;
  readonly keepNoteDraft: KeepNoteDraft;
  /** Gives ids that the backend takes for a moment. */
  readonly ids: IdGenerator;
}

/** A clinical global impression that is being recorded; what is entered outlives the page until it is saved or given up. */
export class CgiStore {
  readonly scale = [1, 2, 3, 4, 5, 6, 7] as const;
  isOpen = false;
  /** Null until it is chosen. */
  severity: number | null = null;
  /** Null: nothing to compare with. */
  improvement: number | null = null;
  note = '';
  busy = false;
  /** What was entered before was found again on this device. */
  restored = false;
  failure: RecordCgiFailure | undefined = undefined;
  /** The same for every attempt to save this impression. */
  private momentId: string | undefined = undefined;

  constructor(
    private readonly patientId: string,
    private readonly useCases: CgiUseCases,
    private readonly onSaved: (moment: Moment) => void,
  ) {
    makeObservable<this, 'takeUp'>(this, {
      isOpen: observable,
      severity: observable,
      improvement: observable,
      note: observable,
      busy: observable,
      restored: observable,
      failure: observableRef,
      isLocked: computed,
      canSave: computed,
      open: action,
      close: action,
      discard: action,
      rate: action,
      compare: action,
      remark: action,
      save: action,
      takeUp: action,
    });
  }

  /** Takes up what was entered earlier; what is entered already wins. */
  start(): Stop {
    void this.useCases.keepNoteDraft.draftOf(this.draftKey).then(kept => this.takeUp(kept));
    return () => void this.useCases.keepNoteDraft.flush();
  }

  /** After a lost answer it may be there already, so it stays what it is until an answer came. */
  get isLocked(): boolean {
    return this.failure?.kind === 'unreachable';
  }

  get canSave(): boolean {
    return !this.busy && this.severity !== null;
  }

  open(): void {
    this.isOpen = true;
  }

  /** What was entered stays for the next time the form is opened. */
  close(): void {
    this.isOpen = false;
  }

  /** Given up on purpose; what may be saved already stays until that is known. */
  discard(): void {
    this.isOpen = false;
    if (!this.isLocked && !this.busy) this.forget();
  }

  rate(severity: number | null): void {
    if (this.isLocked) return;
    this.severity = severity;
    this.keep();
  }

  compare(improvement: number | null): void {
    if (this.isLocked) return;
    this.improvement = improvement;
    this.keep();
  }

  remark(note: string): void {
    if (this.isLocked) return;
    this.note = note;
    this.keep();
  }

  async save(): Promise<void> {
    const { patientId, severity, improvement, note } = this;
    if (severity === null || this.busy) return;
    this.busy = true;
    const momentId = this.keep(true);
    await this.useCases.keepNoteDraft.flush();
    const answer = await this.useCases.recordCgi.execute({ patientId, momentId, severity, improvement, note });
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
      if (answer.ok) {
        this.isOpen = false;
        this.forget();
      } else if (!this.isLocked) this.keep();
    });
    if (answer.ok) this.onSaved(answer.value);
  }

  private forget(): void {
    [this.severity, this.improvement, this.note, this.restored] = [null, null, '', false];
    [this.failure, this.momentId] = [undefined, undefined];
    this.useCases.keepNoteDraft.execute(this.draftKey, '');
  }

  /** The id of what is kept. */
  private keep(sent = false): string {
    const { severity, improvement, note } = this;
    const momentId = (this.momentId ??= this.useCases.ids.next());
    this.useCases.keepNoteDraft.execute(this.draftKey, cgiDraftText({ momentId, severity, improvement, note, sent }));
    return momentId;
  }

  /** Of what was sent from a page that is gone nobody knows the answer: it comes back in sight. */
  private takeUp(kept: string): void {
    const draft = readCgiDraft(kept);
    if (draft === undefined || this.momentId !== undefined) return;
    [this.momentId, this.severity, this.improvement, this.note] = [draft.momentId, draft.severity, draft.improvement, draft.note];
    this.restored = true;
    if (draft.sent) [this.isOpen, this.failure] = [true, { kind: 'unreachable' }];
  }

  private get draftKey(): string {
    return `${this.patientId}/cgi`;
  }
}
