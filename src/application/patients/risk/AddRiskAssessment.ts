import { assessmentFaults, type AssessmentFault } from '@/domain/patients/risk/assessmentFaults.rule';
import { toRiskAssessmentFields, type AssessedRisk, type RiskAssessment } from '@/domain/patients/risk/RiskAssessment';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { isSameValue } from '@/domain/kernel/forms/isSameValue';
import type { RiskAssessmentGateway } from '../ports/RiskAssessmentGateway';
import { saveMerged, type MergedSave, type SaveMergedFailure } from '../../kernel/forms/saveMerged';

export interface AddAssessmentCommand {
  readonly patientId: string;
  /** Chosen once per form, so repeated sends create only one assessment. */
  readonly riskAssessmentId: string;
  readonly risk: AssessedRisk;
  /** Earlier attempts without an answer. */
  readonly sent?: readonly AssessedRisk[];
}

export interface AddedAssessment {
  readonly assessment: RiskAssessment;
  /** Undefined if it was just added: a change must load it first. */
  readonly etag?: string;
  /** False if the patient's history does not show it yet; running the use case again corrects that. */
  readonly inHistory: boolean;
}

export type AddAssessmentFailure =
  | SaveMergedFailure<RiskAssessment>
  | { readonly kind: 'unfit'; readonly faults: readonly AssessmentFault[] };

type Saved = Result<MergedSave<RiskAssessment> | undefined, SaveMergedFailure<RiskAssessment>>;

/**
 * Adds a risk assessment to the record and the history. If an earlier attempt was stored with other content, it is
 * updated: only content seen on the server is called saved.
 */
export class AddRiskAssessment {
  constructor(private readonly gateway: Pick<RiskAssessmentGateway, 'add' | 'addToHistory' | 'read' | 'change'>) {}

  async execute(command: AddAssessmentCommand): Promise<Result<AddedAssessment, AddAssessmentFailure>> {
    const { patientId, riskAssessmentId, risk } = command;
    const faults = assessmentFaults(risk);
    if (faults.length > 0) return fail({ kind: 'unfit', faults });
    const added = await this.gateway.add(patientId, riskAssessmentId, risk);
    if (!added.ok) return added;
    const changed = await this.changeStored(command, added.value);
    if (!changed.ok) return changed;
    const { ok: inHistory } = await this.gateway.addToHistory(patientId, riskAssessmentId);
    const { saved } = changed.value ?? {};
    return ok({ assessment: saved?.value ?? added.value, inHistory, ...(saved && { etag: saved.etag }) });
  }

  /**
   * Undefined if the stored content matches the request. Content stored by another window of the same draft is not an
   * own attempt: both are shown.
   */
  private async changeStored(
    { patientId, riskAssessmentId, risk, sent = [] }: AddAssessmentCommand,
    stored: RiskAssessment,
  ): Promise<Saved> {
    if (isSameRisk(toRiskAssessmentFields(stored), risk)) return ok(undefined);
    return saveMerged(
      { base: { fields: NOTHING }, mine: { ...risk }, sent: sent.map(one => ({ ...one })) },
      {
        fieldsOf: assessment => ({ ...toRiskAssessmentFields(assessment) }),
        read: () => this.gateway.read(patientId, riskAssessmentId),
        change: (changes, etag) =>
          this.gateway.change(patientId, riskAssessmentId, changes as Partial<AssessedRisk>, etag),
      },
    );
  }
}

/** The initial fields of a new assessment. */
const NOTHING = {
  level: null,
  suicidalThoughts: null,
  selfHarm: null,
  harmToOthers: null,
  harmFromOthers: null,
  selfNeglect: null,
  summary: '',
  protectiveFactors: '',
  plan: '',
  status: null,
  reviewOn: null,
};

const isSameRisk = (one: AssessedRisk, other: AssessedRisk): boolean =>
  (Object.keys(other) as (keyof AssessedRisk)[]).every(field => isSameValue(one[field], other[field]));
