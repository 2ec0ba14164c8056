import { action, computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { textField } from '@/application/kernel/forms/FormFields';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { DraftForm, type Submission } from '../../kit/forms/DraftForm';
import type { FlagChanges, FlagFailure } from './FlagChanges';
import type { Flaggable } from './Flaggable';

interface FlagReason {
  readonly reason: string;
}

type ReasonForm = DraftForm<FlagReason, FlagFailure>;

/**
 * The dialog of one screen that asks for the reason to change a patient's high-risk flag. A typed reason outlives the
 * page until it is used or discarded.
 */
export class PatientFlag {
  /** The patient whose flag is to be changed; undefined while the dialog is closed. */
  asking: Flaggable | undefined = undefined;
  /** The entries; undefined until the dialog was open. */
  form: ReasonForm | undefined = undefined;
  private stopForm: Unsubscribe = () => undefined;

  constructor(
    readonly changes: FlagChanges,
    private readonly drafts: FormDrafts,
  ) {
    makeObservable(this, {
      asking: observableRef,
      form: observableRef,
      reason: computed,
      failure: computed,
      ask: action,
      cancel: action,
      discard: action,
    });
  }

  get reason(): string {
    return this.form?.mine.reason ?? '';
  }

  get failure(): FlagFailure | undefined {
    return this.form?.failure;
  }

  get busy(): boolean {
    return this.changes.busy || this.form?.busy === true;
  }

  /** True if text typed before a reload was restored. */
  get restored(): boolean {
    return this.form?.restored ?? false;
  }

  ask(patient: Flaggable): void {
    if (this.changes.busy) return;
    this.stopForm();
    const form = this.formOf(patient);
    [this.asking, this.form, this.stopForm] = [patient, form, form.start()];
  }

  /** The reason stays for the next time the dialog is opened. */
  cancel(): void {
    this.asking = undefined;
    this.stopForm();
    this.stopForm = () => undefined;
  }

  discard(): void {
    this.form?.discard();
    this.cancel();
  }

  /** Ignores input while the flag is being changed, because no later save would include it. */
  write(reason: string): void {
    if (this.asking !== undefined && !this.busy) this.form?.edit('reason', reason);
  }

  async confirm(): Promise<void> {
    const { asking, form } = this;
    if (asking === undefined || form === undefined || this.changes.busy) return;
    await form.submit();
    if (form.failure !== undefined) return;
    runInAction(() => {
      // Used: the next change is the opposite one.
      form.discard();
      if (this.asking === asking) this.cancel();
    });
  }

  private formOf(patient: Flaggable): ReasonForm {
    return new DraftForm<FlagReason, FlagFailure>({
      key: { kind: 'form', patientId: patient.id, form: 'flag' },
      fields: { reason: textField },
      drafts: this.drafts,
      afterSave: 'another',
      submit: submission => this.submit(patient, submission),
    });
  }

  /** A change that may not have arrived is stored separately with its reason, and finished or cancelled there. */
  private async submit(
    patient: Flaggable,
    { mine }: Submission<FlagReason>,
  ): Promise<FormAnswer<FlagReason, FlagFailure>> {
    const answer = await this.changes.change(patient, mine.reason);
    return answer.ok || answer.failure.kind === 'unconfirmed'
      ? { kind: 'saved', held: mine }
      : { kind: 'refused', failure: answer.failure };
  }
}
