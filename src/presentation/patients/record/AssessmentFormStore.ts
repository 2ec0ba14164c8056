import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { AddAssessmentFailure, AddRiskAssessment } from '@/application/patients/risk/AddRiskAssessment';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { RiskAssessmentGateway } from '@/application/patients/ports/RiskAssessmentGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { SaveAssessmentFailure, SaveRiskAssessment } from '@/application/patients/risk/SaveRiskAssessment';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { assessmentFaults, type AssessmentFault } from '@/domain/patients/risk/assessmentFaults.rule';
import {
  RISK_PRESENCES,
  RISK_QUESTIONS,
  isChosen,
  toRiskAssessmentFields,
  type AssessedRisk,
  type EnteredRisk,
  type RiskAssessment,
} from '@/domain/patients/risk/RiskAssessment';
import { RISK_LEVELS } from '@/domain/patients/risk/RiskLevel';
import { DraftForm, type Submission } from '../../kit/forms/DraftForm';
import { assessmentFields, readPreviousAssessmentDraft } from './assessmentFields';

export interface AssessmentFormUseCases {
  readonly riskAssessments: Pick<RiskAssessmentGateway, 'read'>;
  readonly addRiskAssessment: AddRiskAssessment;
  readonly saveRiskAssessment: SaveRiskAssessment;
  readonly formDrafts: FormDrafts;
  /** Returns ids that the backend accepts for an assessment. */
  readonly ids: IdGenerator;
}

export type AssessmentFormFailure = CallFailure | { readonly kind: 'keepsChanging' };

/** The questions are not in it: a missing answer is an error of its own question. */
const faultsOfFields: Partial<Readonly<Record<keyof AssessedRisk, AssessmentFault>>> = {
  level: 'levelMissing',
  status: 'statusMissing',
  summary: 'summaryMissing',
  plan: 'planMissing',
};

type Answer = FormAnswer<EnteredRisk, AssessmentFormFailure>;

/** One risk assessment that is being written or changed. */
export class AssessmentFormStore {
  readonly levels = RISK_LEVELS;
  readonly presences = RISK_PRESENCES;
  readonly questions = RISK_QUESTIONS;
  readonly texts = ['summary', 'protectiveFactors', 'plan'] as const;
  readonly form: DraftForm<EnteredRisk, AssessmentFormFailure>;
  phase: 'loading' | 'ready' | 'failed' = 'loading';
  /** Errors are shown after the first attempt to save. */
  hasTriedToSubmit = false;
  /** The failure to open the assessment. */
  loadFailure: CallFailure | undefined = undefined;
  /** True if the assessment is saved but not in the history yet. */
  notInHistory = false;
  /** The assessment being edited; undefined while it is new. */
  private stored: RiskAssessment | undefined = undefined;
  private mergedFromServer: readonly string[] = [];

  /** `riskAssessmentId`: undefined for a new one. */
  constructor(
    private readonly patientId: string,
    readonly riskAssessmentId: string | undefined,
    private readonly useCases: AssessmentFormUseCases,
    private readonly onSaved: (mergedFromServer: readonly string[]) => void,
    /** Called if the form stays open but the record may have changed, so that it is reloaded. */
    private readonly onMayStand: () => void = () => undefined,
  ) {
    this.form = new DraftForm<EnteredRisk, AssessmentFormFailure>({
      key: { kind: 'form', patientId, form: 'assessment', itemId: riskAssessmentId ?? 'new' },
      fields: assessmentFields,
      drafts: useCases.formDrafts,
      ...(riskAssessmentId === undefined && { newId: () => useCases.ids.next() }),
      readPreviousDraft: readPreviousAssessmentDraft,
      submit: submission => this.submit(submission),
      invalidate: () => this.invalidate(),
    });
    makeObservable(this, {
      phase: observable,
      hasTriedToSubmit: observable,
      loadFailure: observableRef,
      notInHistory: observable,
      failure: computed,
      faults: computed,
      canSave: computed,
      edit: action,
      discard: action,
      save: action,
    });
  }

  start(): Unsubscribe {
    const stop = this.form.start();
    if (this.phase !== 'ready') void this.load();
    return stop;
  }

  get busy(): boolean {
    return this.form.busy;
  }

  get failure(): AssessmentFormFailure | undefined {
    if (this.loadFailure !== undefined) return this.loadFailure;
    return this.form.status === 'unanswered' && !this.notInHistory
      ? (this.form.failure ?? { kind: 'unreachable' })
      : this.form.failure;
  }

  get faults(): readonly AssessmentFault[] {
    return this.hasTriedToSubmit ? assessmentFaults(this.form.mine) : [];
  }

  faultOf(field: keyof AssessedRisk): AssessmentFault | undefined {
    const isUnanswered = this.questions.some(question => question === field) && this.form.mine[field] === null;
    const fault = isUnanswered ? 'answerMissing' : faultsOfFields[field];
    return this.faults.find(one => one === fault);
  }

  get canSave(): boolean {
    return (
      !this.busy &&
      this.phase === 'ready' &&
      this.form.isDecided &&
      (this.riskAssessmentId === undefined || this.form.isUnsaved)
    );
  }

  async load(): Promise<void> {
    const { patientId, riskAssessmentId, useCases } = this;
    runInAction(() => (this.phase = 'loading'));
    const opened =
      riskAssessmentId === undefined ? undefined : await useCases.riskAssessments.read(patientId, riskAssessmentId);
    await this.form.loaded;
    runInAction(() => {
      if (opened !== undefined && !opened.ok) [this.phase, this.loadFailure] = ['failed', opened.failure];
      else [this.phase, this.loadFailure] = ['ready', undefined];
      if (opened?.ok === true) this.open(opened.value);
    });
  }

  edit<K extends keyof EnteredRisk>(field: K, value: EnteredRisk[K]): void {
    this.notInHistory = false;
    this.form.edit(field, value);
  }

  choose(field: keyof EnteredRisk, choice: 'mine' | 'theirs'): void {
    this.form.choose(field, choice);
  }

  discard(): void {
    [this.hasTriedToSubmit, this.notInHistory] = [false, false];
    this.form.discard(this.stored === undefined ? undefined : toRiskAssessmentFields(this.stored));
  }

  async save(): Promise<void> {
    this.hasTriedToSubmit = true;
    if (!this.canSave || this.faults.length > 0) return;
    this.notInHistory = false;
    await this.form.submit();
    if (this.form.status === 'saved') this.onSaved(this.mergedFromServer);
    else this.onMayStand();
  }

  /** The summary of a stored draft, by which a user recognises it. */
  wordsOf(kept: string): string {
    return this.form.read(kept)?.mine.summary ?? '';
  }

  private invalidate(): void {
    if (this.riskAssessmentId !== undefined) void this.load();
    this.onMayStand();
  }

  private open({ value, etag }: Versioned<RiskAssessment>): void {
    this.stored = value;
    this.form.open(toRiskAssessmentFields(value), etag);
  }

  private submit(submission: Submission<EnteredRisk>): Promise<Answer> {
    return this.stored === undefined ? this.add(submission) : this.change(this.stored, submission);
  }

  private async add({ id, base, mine, sent }: Submission<EnteredRisk>): Promise<Answer> {
    if (!isChosen(mine)) throw new Error('An assessment was sent in which something was not chosen.');
    const { patientId, useCases } = this;
    // A version that this form is known to have saved before a reload is also its own.
    const own = [base, ...sent].filter(isChosen);
    const answer = await useCases.addRiskAssessment.execute({ patientId, riskAssessmentId: id, risk: mine, sent: own });
    if (!answer.ok) return this.failed(answer.failure);
    const { assessment, etag, inHistory } = answer.value;
    this.mergedFromServer = [];
    if (!inHistory) {
      runInAction(() => (this.notInHistory = true));
      return { kind: 'unanswered' };
    }
    this.stored = assessment;
    return { kind: 'saved', held: toRiskAssessmentFields(assessment), ...(etag !== undefined && { version: etag }) };
  }

  private async change(
    stored: RiskAssessment,
    { version, base, mine, sent }: Submission<EnteredRisk>,
  ): Promise<Answer> {
    if (!isChosen(mine) || !isChosen(base))
      throw new Error('An assessment was sent in which something was not chosen.');
    const begun = { value: { ...stored, ...base }, etag: version ?? '' };
    const command = {
      patientId: this.patientId,
      base: begun,
      mine,
      sent: sent.filter(isChosen),
      readFirst: version === null,
    };
    const answer = await this.useCases.saveRiskAssessment.execute(command);
    if (!answer.ok) return this.failed(answer.failure);
    this.mergedFromServer = answer.value.mergedFromServer;
    this.stored = answer.value.saved.value;
    return { kind: 'saved', held: toRiskAssessmentFields(this.stored), version: answer.value.saved.etag };
  }

  private failed(failure: AddAssessmentFailure | SaveAssessmentFailure): Answer {
    if (failure.kind === 'unreachable') return { kind: 'unanswered', failure };
    if (failure.kind === 'unfit') throw new Error('An assessment was sent that lacks something.');
    if (failure.kind !== 'conflict') return { kind: 'refused', failure };
    const { theirs, conflicts } = failure;
    this.stored = theirs.value;
    const contested = conflicts.map(conflict => ({ ...conflict, field: conflict.field as keyof AssessedRisk }));
    return { kind: 'conflict', held: toRiskAssessmentFields(theirs.value), version: theirs.etag, conflicts: contested };
  }
}
