import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type {
  AssessmentChangeFailure,
  AssessmentList,
  RiskAssessmentGateway,
} from '@/application/patients/ports/RiskAssessmentGateway';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { AssessedRisk, RiskAssessment } from '@/domain/patients/risk/RiskAssessment';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { anAssessment } from '#test/support/builders/patients/anAssessment';
import { PlannedFailures } from '../kernel/PlannedFailures';

type Call = 'list' | 'read' | 'add' | 'addToHistory' | 'change' | 'remove';

/** The assessments of one patient, each with a version. */
export class FakeRiskAssessmentGateway implements RiskAssessmentGateway {
  /** Assessments that are missing because they cannot be read. */
  unreadable = 0;
  readonly planned = new PlannedFailures<Call, CallFailure>();
  readonly inHistory: string[] = [];
  private readonly kept = new Map<string, { readonly assessment: RiskAssessment; readonly version: number }>();

  constructor(private readonly patientId = 'p-ana') {}

  put(assessment: RiskAssessment): void {
    const version = (this.kept.get(assessment.riskAssessmentId)?.version ?? 0) + 1;
    this.kept.set(assessment.riskAssessmentId, { assessment, version });
  }

  all(): readonly RiskAssessment[] {
    return [...this.kept.values()].map(({ assessment }) => assessment);
  }

  async list(patientId: string): Promise<Result<AssessmentList, CallFailure>> {
    this.only(patientId);
    return this.planned.give('list', () => ({ assessments: this.all().toReversed(), unreadable: this.unreadable }));
  }

  async read(patientId: string, id: string): Promise<Result<Versioned<RiskAssessment>, CallFailure>> {
    this.only(patientId);
    return this.planned.carry('read', () => this.current(id));
  }

  async add(
    patientId: string,
    riskAssessmentId: string,
    risk: AssessedRisk,
  ): Promise<Result<RiskAssessment, CallFailure>> {
    this.only(patientId);
    return this.planned.give('add', () => {
      const known = this.kept.get(riskAssessmentId)?.assessment;
      if (known === undefined) this.put(anAssessment({ ...risk, riskAssessmentId }));
      return known ?? anAssessment({ ...risk, riskAssessmentId });
    });
  }

  async addToHistory(patientId: string, riskAssessmentId: string): Promise<Result<void, CallFailure>> {
    this.only(patientId);
    return this.planned.carry('addToHistory', () => {
      if (!this.kept.has(riskAssessmentId)) return fail({ kind: 'notFound' });
      if (!this.inHistory.includes(riskAssessmentId)) this.inHistory.push(riskAssessmentId);
      return ok(undefined);
    });
  }

  async change(
    patientId: string,
    id: string,
    changes: Partial<AssessedRisk>,
    etag: string,
  ): Promise<Result<Versioned<RiskAssessment>, AssessmentChangeFailure>> {
    this.only(patientId);
    if (this.isStale(id, etag)) return fail({ kind: 'changedMeanwhile' });
    return this.planned.carry('change', () => {
      const known = this.kept.get(id);
      if (known) this.put({ ...known.assessment, ...changes });
      return this.current(id);
    });
  }

  async remove(patientId: string, id: string, etag: string): Promise<Result<void, AssessmentChangeFailure>> {
    this.only(patientId);
    if (this.isStale(id, etag)) return fail({ kind: 'changedMeanwhile' });
    return this.planned.carry('remove', () => (this.kept.delete(id) ? ok(undefined) : fail({ kind: 'notFound' })));
  }

  private isStale(id: string, etag: string): boolean {
    const current = this.current(id);
    return current.ok && current.value.etag !== etag;
  }

  private current(id: string): Result<Versioned<RiskAssessment>, CallFailure> {
    const known = this.kept.get(id);
    return known ? ok({ value: known.assessment, etag: `"${String(known.version)}"` }) : fail({ kind: 'notFound' });
  }

  private only(patientId: string): void {
    if (patientId !== this.patientId) throw new Error(`Nobody asked about ${patientId}.`);
  }
}
