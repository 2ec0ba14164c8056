import { assessmentFaults, type AssessmentFault } from '@/domain/patients/risk/assessmentFaults.rule';
import { toRiskAssessmentFields, type AssessedRisk, type RiskAssessment } from '@/domain/patients/risk/RiskAssessment';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { isSameValue } from '@/domain/kernel/forms/isSameValue';
import type { RiskAssessmentGateway } from '../ports/RiskAssessmentGateway';
import { saveMerged, type MergedSave, type SaveMergedFailure } from '../../kernel/forms/saveMerged';

export interface AddAssessmentCommand {
  readonly patientId: string;
  /** Chosen once for the form: however often it is sent, there is one assessment. */
  readonly riskAssessmentId: string;
  readonly risk: AssessedRisk;
  /** Earlier attempts without an answer. */
  readonly sent?: readonly AssessedRisk[];
}

export interface AddedAssessment {
  readonly assessment: RiskAssessment;
  /** Undefined where it was added just now: a change has to load it first. */
  readonly etag?: string;
  /** False where the patient's history does not show it yet; running the use case again puts that right. */
  readonly inHistory: boolean;
}

export type AddAssessmentFailure =
  | SaveMergedFailure<RiskAssessment>
  | { readonly kind: 'unfit'; readonly faults: readonly AssessmentFault[] };

type Saved = Result<MergedSave<RiskAssessment> | undefined, SaveMergedFailure<RiskAssessment>>;

/**
 * Adds a risk assessment to the record and puts it into the history. Where an earlier attempt was stored with other
 * content, that is changed to what is asked for now: nothing is called saved but what the server was seen to hold.
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
   * Undefined where what is stored is what was asked for. What another window of the same draft stored is no own
   * attempt: both are shown.
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

/** What a new assessment begins from. */
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
