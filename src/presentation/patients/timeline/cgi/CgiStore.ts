import { action, computed, makeObservable, observable, reaction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { RecordCgi, RecordCgiFailure } from '@/application/patients/timeline/RecordCgi';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { DraftForm, type Submission } from '../../../kit/forms/DraftForm';
import { CGI_SCALE, cgiFields, readPreviousCgiDraft, type EnteredCgi } from './cgiFields';

export interface CgiUseCases {
  readonly recordCgi: RecordCgi;
  readonly formDrafts: FormDrafts;
  /** Returns ids that the backend accepts for a moment. */
  readonly ids: IdGenerator;
}

/**
 * A clinical global impression that is being recorded. A recorded one cannot be changed: later entries are a new one.
 */
export class CgiStore {
  readonly scale = CGI_SCALE;
  readonly form: DraftForm<EnteredCgi, RecordCgiFailure>;
  isOpen = false;
  /** Errors are shown after the first attempt to save. */
  hasTriedToSubmit = false;
  private recorded: Moment | undefined = undefined;

  constructor(
    private readonly patientId: string,
    private readonly useCases: CgiUseCases,
    private readonly onSaved: (moment: Moment) => void,
  ) {
    this.form = new DraftForm<EnteredCgi, RecordCgiFailure>({
      key: { kind: 'form', patientId, form: 'cgi' },
      fields: cgiFields,
      drafts: useCases.formDrafts,
      newId: () => useCases.ids.next(),
      afterSave: 'another',
      readPreviousDraft: readPreviousCgiDraft,
      submit: submission => this.submit(submission),
    });
    makeObservable(this, {
      isOpen: observable,
      hasTriedToSubmit: observable,
      failure: computed,
      missing: computed,
      canSave: computed,
      open: action,
      close: action,
      discard: action,
      save: action,
    });
  }

  /** The outcome of a save that was sent before a reload is not known, so the form opens again. */
  start(): Unsubscribe {
    const stop = this.form.start();
    const stopRestoring = reaction(
      () => this.form.restored && this.form.status === 'unanswered',
      isUnanswered => {
        if (isUnanswered) this.open();
      },
    );
    return () => {
      stopRestoring();
      stop();
    };
  }

  get busy(): boolean {
    return this.form.busy;
  }

  get failure(): RecordCgiFailure | undefined {
    return this.form.status === 'unanswered' ? (this.form.failure ?? { kind: 'unreachable' }) : this.form.failure;
  }

  /** The choices that are still required. */
  get missing(): readonly ('severity' | 'improvement')[] {
    return (['severity', 'improvement'] as const).filter(field => this.form.mine[field] === null);
  }

  get canSave(): boolean {
    return !this.busy && this.form.isUnsaved;
  }

  open(): void {
    this.isOpen = true;
  }

  /** The entries are restored when the form is opened next. */
  close(): void {
    this.isOpen = false;
  }

  /** Discards the entries at the user's request; an attempt that may have been saved stays until that is known. */
  discard(): void {
    this.isOpen = false;
    this.hasTriedToSubmit = false;
    if (this.form.status !== 'unanswered') this.form.discard();
  }

  async save(): Promise<void> {
    this.hasTriedToSubmit = true;
    if (!this.canSave || this.missing.length > 0) return;
    await this.form.submit();
    const { status } = this.form;
    if (this.recorded !== undefined && (status === 'saved' || status === 'savedEarlier')) this.onSaved(this.recorded);
    if (status === 'saved') this.discard();
  }

  private async submit({
    id: momentId,
    mine: { severity, improvement, note },
  }: Submission<EnteredCgi>): Promise<FormAnswer<EnteredCgi, RecordCgiFailure>> {
    if (severity === null || improvement === null)
      throw new Error('An impression was sent in which something was not chosen.');
    const answer = await this.useCases.recordCgi.execute({
      patientId: this.patientId,
      momentId,
      severity,
      improvement: improvement === 'first' ? null : improvement,
      note,
    });
    if (!answer.ok)
      return answer.failure.kind === 'unreachable'
        ? { kind: 'unanswered', failure: answer.failure }
        : { kind: 'refused', failure: answer.failure };
    const { moment, recorded: held } = answer.value;
    this.recorded = moment;
    const onScale = (value: number): (typeof CGI_SCALE)[number] | null =>
      CGI_SCALE.find(step => step === value) ?? null;
    return {
      kind: 'saved',
      held: {
        severity: onScale(held.severity),
        improvement: held.improvement === null ? 'first' : onScale(held.improvement),
        note: held.note,
      },
    };
  }
}
