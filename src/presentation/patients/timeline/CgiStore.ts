import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { RecordCgi, RecordCgiFailure } from '@/application/patients/RecordCgi';
import type { IdGenerator } from '@/application/shared/ports/IdGenerator';
import type { Moment } from '@/domain/patients/Moment';

export interface CgiUseCases {
  readonly recordCgi: RecordCgi;
  /** Gives ids that the backend takes for a moment. */
  readonly ids: IdGenerator;
}

/** A clinical global impression that is being recorded. */
export class CgiStore {
  readonly scale = [1, 2, 3, 4, 5, 6, 7] as const;
  isOpen = false;
  /** Null until it is chosen. */
  severity: number | null = null;
  /** Null: nothing to compare with. */
  improvement: number | null = null;
  note = '';
  busy = false;
  failure: RecordCgiFailure | undefined = undefined;
  /** The same for every attempt to save this impression. */
  private momentId: string | undefined = undefined;

  constructor(
    private readonly patientId: string,
    private readonly useCases: CgiUseCases,
    private readonly onSaved: (moment: Moment) => void,
  ) {
    makeObservable(this, {
      isOpen: observable,
      severity: observable,
      improvement: observable,
      note: observable,
      busy: observable,
      failure: observableRef,
      isLocked: computed,
      canSave: computed,
      open: action,
      close: action,
      rate: action,
      compare: action,
      remark: action,
      save: action,
    });
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

  rate(severity: number | null): void {
    if (!this.isLocked) this.severity = severity;
  }

  compare(improvement: number | null): void {
    if (!this.isLocked) this.improvement = improvement;
  }

  remark(note: string): void {
    if (!this.isLocked) this.note = note;
  }

  async save(): Promise<void> {
    const { patientId, severity, improvement, note } = this;
    if (severity === null || this.busy) return;
    this.busy = true;
    const momentId = (this.momentId ??= this.useCases.ids.next());
    const answer = await this.useCases.recordCgi.execute({ patientId, momentId, severity, improvement, note });
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
      if (!this.isLocked) this.momentId = undefined;
      if (answer.ok) [this.isOpen, this.severity, this.improvement, this.note] = [false, null, null, ''];
    });
    if (answer.ok) this.onSaved(answer.value);
  }

}
