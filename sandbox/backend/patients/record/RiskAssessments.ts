import type { RiskAssessmentDto } from '@/infrastructure/http/patients/riskAssessmentDtos';
import type { MomentViews } from '#sandbox/backend/patients/timeline/MomentViews';
import type { StoredRisk } from '#sandbox/backend/patients/PatientPast';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

export class RiskAssessments {
  private readonly kept = new JournalledMap<StoredRisk>('risk-assessments');

  constructor(
    private readonly past: (patientId: string) => readonly StoredRisk[],
    private readonly views: Pick<MomentViews, 'stamp'>,
  ) {}

  attachTo(journal: JournalHost): this {
    this.kept.attachTo(journal);
    return this;
  }

  /** The newest first. */
  assessmentsOf(patientId: string): readonly StoredRisk[] {
    const byId = new Map(this.past(patientId).map(risk => [risk.riskAssessmentId, risk]));
    for (const risk of this.kept.values()) if (risk.patientId === patientId) byId.set(risk.riskAssessmentId, risk);
    return [...byId.values()].filter(({ removed }) => !removed).sort((a, b) => b.assessed.at - a.assessed.at);
  }

  /** Refuses with 404 `NotFound`. */
  find(patientId: string, id: string): StoredRisk {
    const found = this.assessmentsOf(patientId).find(({ riskAssessmentId }) => riskAssessmentId === id);
    if (!found) throw new BackendError(404, 'NotFound', 'There is no such risk assessment.');
    return found;
  }

  /** The assessment with this id. Fails with 409 `ConflictError` if it is another person's, or deleted. */
  addOnce(risk: StoredRisk): StoredRisk {
    const { riskAssessmentId: id, patientId, assessed } = risk;
    const earlier =
      this.kept.get(id) ?? this.assessmentsOf(patientId).find(({ riskAssessmentId }) => riskAssessmentId === id);
    if (!earlier) return this.put(risk);
    if (earlier.patientId !== patientId || earlier.assessed.by !== assessed.by || earlier.removed) {
      throw new BackendError(409, 'ConflictError', 'The id is taken by another assessment.');
    }
    return earlier;
  }

  put(risk: StoredRisk): StoredRisk {
    this.kept.put(risk.riskAssessmentId, risk);
    return risk;
  }

  /** Out of the store, not only out of the record. */
  remove(id: string): void {
    this.kept.remove(id);
  }

  view({ patientId: _, removed: __, assessed, changed, ...rest }: StoredRisk): RiskAssessmentDto {
    return { ...rest, assessed: this.views.stamp(assessed), ...(changed && { changed: this.views.stamp(changed) }) };
  }
}
