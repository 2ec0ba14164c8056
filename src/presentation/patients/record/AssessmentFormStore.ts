import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { AddAssessmentFailure, AddRiskAssessment } from '@/application/patients/AddRiskAssessment';
import type { KeepNoteDraft } from '@/application/patients/KeepNoteDraft';
import type { OpenRiskAssessment } from '@/application/patients/OpenRiskAssessment';
import type { Versioned } from '@/application/patients/ports/Versioned';
import type { SaveAssessmentFailure, SaveRiskAssessment } from '@/application/patients/SaveRiskAssessment';
import type { IdGenerator } from '@/application/shared/ports/IdGenerator';
import type { Stop } from '@/application/shared/Stop';
import { assessmentFaults, type AssessmentFault } from '@/domain/patients/assessmentFaults.rule';
import { toRiskAssessmentFields, type AssessedRisk, type RiskAssessment, type RiskPresence } from '@/domain/patients/RiskAssessment';
import type { RiskLevel } from '@/domain/patients/RiskLevel';
import { OtherDrafts } from '../drafts/OtherDrafts';
import { readFormDraft, writeFormDraft, type FormDraft } from './FormDraft';
import { MergeForm } from './MergeForm';

export interface AssessmentFormUseCases {
  readonly openRiskAssessment: OpenRiskAssessment;
  readonly addRiskAssessment: AddRiskAssessment;
  readonly saveRiskAssessment: SaveRiskAssessment;
  readonly keepNoteDraft: KeepNoteDraft;
  /** Gives ids that the backend takes for an assessment. */
  readonly ids: IdGenerator;
}

/** A new form answers nothing by itself. */
const EMPTY: AssessedRisk = {
  level: 'low',
  suicidalThoughts: 'not-asked',
  selfHarm: 'not-asked',
  harmToOthers: 'not-asked',
  harmFromOthers: 'not-asked',
  selfNeglect: 'not-asked',
  summary: '',
  protectiveFactors: '',
  plan: '',
  status: 'open',
  reviewOn: null,
};

export type AssessmentFormFailure = Exclude<AddAssessmentFailure | SaveAssessmentFailure, { kind: 'conflict' | 'unfit' }>;

/** One risk assessment that is being written or changed. */
export class AssessmentFormStore {
  readonly levels: readonly RiskLevel[] = ['low', 'moderate', 'high', 'imminent'];
  readonly presences: readonly RiskPresence[] = ['not-asked', 'none', 'past', 'present'];
  readonly questions = ['suicidalThoughts', 'selfHarm', 'harmToOthers', 'harmFromOthers', 'selfNeglect'] as const;
  readonly texts = ['summary', 'protectiveFactors', 'plan'] as const;
  readonly form = new MergeForm<AssessedRisk>(EMPTY);
  phase: 'loading' | 'ready' | 'failed' = 'loading';
  busy = false;
  restored = false;
  /** Whether the level was chosen: a new form proposes none. */
  levelChosen: boolean;
  /** Set once somebody tried to save: until then nothing is called a fault. */
  tried = false;
  failure: AssessmentFormFailure | undefined = undefined;
  /** The assessment is saved, and the history does not show it yet. */
  notInHistory = false;
  readonly others: OtherDrafts;
  private base: Versioned<RiskAssessment> | undefined = undefined;
  private id = '';

  /** `riskAssessmentId`: undefined for a new one. */
  constructor(
    private readonly patientId: string,
    readonly riskAssessmentId: string | undefined,
    private readonly useCases: AssessmentFormUseCases,
    private readonly onSaved: (takenOver: readonly string[]) => void,
    /** The form goes on, and what the record holds may be another: it is to be looked at. */
    private readonly onMayStand: () => void = () => undefined,
  ) {
    this.levelChosen = riskAssessmentId !== undefined;
    this.others = new OtherDrafts(useCases.keepNoteDraft, this.draftKey, () => void this.load());
    makeObservable<this, 'take'>(this, {
      phase: observable,
      busy: observable,
      restored: observable,
      levelChosen: observable,
      tried: observable,
      failure: observableRef,
      notInHistory: observable,
      faults: computed,
      canSave: computed,
      edit: action,
      chooseLevel: action,
      choose: action,
      discard: action,
      save: action,
      take: action,
    });
  }

  start(): Stop {
    if (this.phase !== 'ready') void this.load();
    const stopWatching = this.others.start();
    return () => {
      stopWatching();
      void this.useCases.keepNoteDraft.flush();
    };
  }

  get faults(): readonly (AssessmentFault | 'levelMissing')[] {
    if (!this.tried) return [];
    return [...(this.levelChosen ? [] : (['levelMissing'] as const)), ...assessmentFaults(this.form.mine)];
  }

  get canSave(): boolean {
    return !this.busy && this.phase === 'ready' && this.form.isDecided && (this.riskAssessmentId === undefined || this.form.isDirty);
  }

  async load(): Promise<void> {
    runInAction(() => (this.phase = 'loading'));
    const { patientId, riskAssessmentId, useCases } = this;
    const [draft, opened] = await Promise.all([
      useCases.keepNoteDraft.draftOf(this.draftKey),
      riskAssessmentId === undefined ? undefined : useCases.openRiskAssessment.execute(patientId, riskAssessmentId),
    ]);
    runInAction(() => {
      if (opened !== undefined && !opened.ok) [this.phase, this.failure] = ['failed', opened.failure];
      else this.take(opened?.value, readFormDraft(draft, EMPTY));
    });
  }

  edit<K extends keyof AssessedRisk>(field: K, value: AssessedRisk[K]): void {
    this.form.edit(field, value);
    this.failure = undefined;
    this.keep();
  }

  chooseLevel(level: RiskLevel): void {
    this.levelChosen = true;
    this.edit('level', level);
  }

  choose(field: keyof AssessedRisk, choice: 'mine' | 'theirs'): void {
    this.form.choose(field, choice);
    this.keep();
  }

  /** What was typed is given up, on purpose. */
  discard(): void {
    this.form.begin(this.base === undefined ? EMPTY : toRiskAssessmentFields(this.base.value));
    this.levelChosen = this.base !== undefined;
    this.keep();
  }

  async save(): Promise<void> {
    this.tried = true;
    if (!this.canSave || this.faults.length > 0) return;
    this.busy = true;
    this.failure = undefined;
    await (this.base === undefined ? this.add() : this.change(this.base));
    runInAction(() => (this.busy = false));
  }

  /** The summary of a kept draft, by which a person knows it. */
  wordsOf(kept: string): string {
    return readFormDraft(kept, EMPTY)?.mine.summary ?? '';
  }

  private async add(): Promise<void> {
    const risk = this.form.mine;
    const answer = await this.useCases.addRiskAssessment.execute({ patientId: this.patientId, riskAssessmentId: this.id, risk });
    runInAction(() => {
      if (!answer.ok) {
        if (answer.failure.kind !== 'unfit') this.failure = answer.failure;
      } else if (answer.value.inHistory) this.finish([]);
      else this.notInHistory = true;
    });
    if (this.notInHistory || this.failure?.kind === 'unreachable') this.onMayStand();
  }

  private async change(base: Versioned<RiskAssessment>): Promise<void> {
    const sent = this.form.mine;
    const answer = await this.useCases.saveRiskAssessment.execute({ patientId: this.patientId, base, mine: sent });
    runInAction(() => {
      if (answer.ok) this.finish(answer.value.takenOver);
      else if (answer.failure.kind === 'conflict') {
        const { theirs, merged, conflicts } = answer.failure;
        this.base = theirs;
        this.form.collide(sent, toRiskAssessmentFields(theirs.value), merged, conflicts);
        this.keep();
      } else if (answer.failure.kind !== 'unfit') this.failure = answer.failure;
    });
    if (this.failure?.kind === 'unreachable') this.onMayStand();
  }

  private finish(takenOver: readonly string[]): void {
    this.useCases.keepNoteDraft.execute(this.draftKey, '');
    this.notInHistory = false;
    this.onSaved(takenOver);
  }

  private take(opened: Versioned<RiskAssessment> | undefined, draft: FormDraft<AssessedRisk> | undefined): void {
    const fields = opened === undefined ? EMPTY : toRiskAssessmentFields(opened.value);
    this.base = opened;
    this.id = draft !== undefined && draft.id !== '' ? draft.id : this.useCases.ids.next();
    this.form.begin(fields);
    if (draft !== undefined) {
      // What was begun from is gone with the page; the server's record of now takes its place unless it was changed in between.
      if (opened !== undefined) this.base = { value: { ...opened.value, ...draft.base }, etag: draft.etag };
      this.form.restore(draft.base, draft.mine);
      [this.restored, this.levelChosen] = [true, true];
    }
    [this.phase, this.failure] = ['ready', undefined];
  }

  private keep(): void {
    const { form, base, id } = this;
    this.useCases.keepNoteDraft.execute(this.draftKey, writeFormDraft(form, base?.etag ?? '', base === undefined ? id : ''));
  }

  private get draftKey(): string {
    return `${this.patientId}/assessment/${this.riskAssessmentId ?? 'new'}`;
  }
}
