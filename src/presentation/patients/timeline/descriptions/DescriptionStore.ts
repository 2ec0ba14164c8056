import { action, computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { DescribeMoment } from '@/application/patients/timeline/DescribeMoment';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { DescriptionChange, MomentDescription } from '@/application/patients/ports/DescriptionGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { DescriptionRead, ReadDescription } from '@/application/patients/timeline/ReadDescription';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ReadList } from '@/domain/kernel/ReadList';
import type { Loaded } from '@/domain/kernel/Loaded';
import { parseRecord } from '@/domain/kernel/parseJson';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { StoredDraft } from '@/application/kernel/forms/FormDraft';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import { textField } from '@/application/kernel/forms/FormFields';
import { DraftForm, type Submission } from '../../../kit/forms/DraftForm';

export interface DescriptionUseCases {
  readonly readDescription: ReadDescription;
  readonly describeMoment: DescribeMoment;
  readonly formDrafts: FormDrafts;
  readonly clock: Clock;
}

/** Maximum length of a description; the backend accepts no more. */
const LONGEST_DESCRIPTION = 4_000;

export interface EnteredDescription {
  readonly text: string;
}

/** Reads a draft in the previous format. */
function readPreviousDescriptionDraft(kept: string): StoredDraft | undefined {
  const draft = parseRecord(kept);
  return typeof draft?.['base'] === 'string' && typeof draft['text'] === 'string'
    ? { base: { text: draft['base'] }, mine: { text: draft['text'] } }
    : undefined;
}

/** The therapists' description of one moment, its last author, and the text being written. */
export class DescriptionStore {
  readonly longest = LONGEST_DESCRIPTION;
  readonly form: DraftForm<EnteredDescription, CallFailure>;
  description: Loaded<MomentDescription, CallFailure> = { status: 'unknown' };
  audit: Loaded<ReadList<DescriptionChange>, CallFailure> = { status: 'unknown' };

  constructor(
    private readonly patientId: string,
    readonly moment: Moment,
    private readonly useCases: DescriptionUseCases,
    private readonly onSaved: (moment: Moment) => void,
  ) {
    this.form = new DraftForm<EnteredDescription, CallFailure>({
      key: { kind: 'form', patientId, form: 'description', itemId: moment.momentId },
      fields: { text: textField },
      drafts: useCases.formDrafts,
      readPreviousDraft: readPreviousDescriptionDraft,
      submit: submission => this.submit(submission),
      invalidate: () => void this.load(),
    });
    makeObservable<this, 'apply'>(this, {
      description: observableRef,
      audit: observableRef,
      text: computed,
      failure: computed,
      canSave: computed,
      save: action,
      apply: action,
    });
  }

  start(): Unsubscribe {
    const stop = this.form.start();
    void this.load();
    return stop;
  }

  get text(): string {
    return this.form.mine.text;
  }

  get busy(): boolean {
    return this.form.busy;
  }

  get saved(): boolean {
    return this.form.status === 'saved';
  }

  get failure(): CallFailure | undefined {
    return this.form.status === 'unanswered' ? (this.form.failure ?? { kind: 'unreachable' }) : this.form.failure;
  }

  /** A colleague's newer text, and its author. */
  get theirs(): MomentDescription | undefined {
    return this.form.conflicts.length > 0 && this.description.status === 'known' ? this.description.value : undefined;
  }

  get canSave(): boolean {
    return (
      !this.busy &&
      this.description.status === 'known' &&
      this.form.isUnsaved &&
      this.form.isDecided &&
      this.text.length <= LONGEST_DESCRIPTION
    );
  }

  async load(): Promise<void> {
    const read = await this.useCases.readDescription.execute(this.patientId, this.moment.momentId);
    await this.form.loaded;
    this.apply(read);
  }

  write(text: string): void {
    this.form.edit('text', text);
  }

  async save(): Promise<void> {
    if (!this.canSave) return;
    await this.form.submit();
    const { status } = this.form;
    if (status !== 'saved' && status !== 'savedEarlier') return;
    this.onSaved({ ...this.moment, description: this.form.base.text });
    const { audit } = await this.useCases.readDescription.execute(this.patientId, this.moment.momentId);
    runInAction(() => (this.audit = this.toLoaded(audit)));
  }

  private async submit({
    base,
    mine,
    sent,
  }: Submission<EnteredDescription>): Promise<FormAnswer<EnteredDescription, CallFailure>> {
    const { patientId, moment } = this;
    const command = {
      patientId,
      momentId: moment.momentId,
      base: base.text,
      text: mine.text,
      sent: sent.map(({ text }) => text),
    };
    const answer = await this.useCases.describeMoment.execute(command);
    if (answer.ok) {
      this.setDescription(answer.value);
      return { kind: 'saved', held: { text: answer.value.text } };
    }
    const { failure } = answer;
    if (failure.kind !== 'changedMeanwhile')
      return failure.kind === 'unreachable' ? { kind: 'unanswered', failure } : { kind: 'refused', failure };
    this.setDescription(failure.theirs);
    const theirs = failure.theirs.text;
    return {
      kind: 'conflict',
      held: { text: theirs },
      conflicts: [{ field: 'text', base: base.text, mine: mine.text, theirs }],
    };
  }

  private setDescription(held: MomentDescription): void {
    runInAction(() => (this.description = { status: 'known', value: held, at: this.useCases.clock.now() }));
  }

  private apply({ description, audit }: DescriptionRead): void {
    this.description = this.toLoaded(description);
    this.audit = this.toLoaded(audit);
    if (description.ok) this.form.open({ text: description.value.text });
  }

  private toLoaded<T>(
    answer: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: CallFailure },
  ): Loaded<T, CallFailure> {
    return answer.ok
      ? { status: 'known', value: answer.value, at: this.useCases.clock.now() }
      : { status: 'couldNotCheck', failure: answer.failure };
  }
}
