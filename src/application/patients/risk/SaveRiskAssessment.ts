import { assessmentFaults, type AssessmentFault } from '@/domain/patients/risk/assessmentFaults.rule';
import { toRiskAssessmentFields, type AssessedRisk, type RiskAssessment } from '@/domain/patients/risk/RiskAssessment';
import { fail, type Result } from '@/domain/kernel/Result';
import type { RiskAssessmentGateway } from '../ports/RiskAssessmentGateway';
import type { Versioned } from '../../kernel/ports/Versioned';
import { saveMerged, type MergedSave, type SaveMergedFailure } from '../../kernel/forms/saveMerged';

export interface AssessmentDraft {
  readonly patientId: string;
  /** The assessment that the user started from. */
  readonly base: Versioned<RiskAssessment>;
  readonly mine: AssessedRisk;
  /** Earlier attempts without an answer. */
  readonly sent?: readonly AssessedRisk[];
  /** `base` has no version known to the server. */
  readonly readFirst?: boolean;
}

export type SaveAssessmentFailure =
  | SaveMergedFailure<RiskAssessment>
  | { readonly kind: 'unfit'; readonly faults: readonly AssessmentFault[] };

/** Saves a user's changes to a risk assessment, merged field by field with concurrent changes. */
export class SaveRiskAssessment {
  constructor(private readonly gateway: Pick<RiskAssessmentGateway, 'read' | 'change'>) {}

  async execute({
    patientId,
    base,
    mine,
    sent = [],
    readFirst = false,
  }: AssessmentDraft): Promise<Result<MergedSave<RiskAssessment>, SaveAssessmentFailure>> {
    const faults = assessmentFaults(mine);
    if (faults.length > 0) return fail({ kind: 'unfit', faults });
    const { riskAssessmentId } = base.value;
    return saveMerged(
      { base, mine: { ...mine }, sent: sent.map(one => ({ ...one })), readFirst },
      {
        fieldsOf: assessment => ({ ...toRiskAssessmentFields(assessment) }),
        read: () => this.gateway.read(patientId, riskAssessmentId),
        change: (changes, etag) =>
          this.gateway.change(patientId, riskAssessmentId, changes as Partial<AssessedRisk>, etag),
      },
    );
  }
}
