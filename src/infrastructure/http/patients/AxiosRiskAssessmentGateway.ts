import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type {
  AssessmentChangeFailure,
  AssessmentList,
  RiskAssessmentGateway,
} from '@/application/patients/ports/RiskAssessmentGateway';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { AssessedRisk, RiskAssessment } from '@/domain/patients/risk/RiskAssessment';
import type { PartStamp } from '@/domain/patients/timeline/Author';
import { fail, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { patientMomentEndpoints } from '../endpoints/patientMoments';
import { patientRecordEndpoints } from '../endpoints/patientRecord';
import { isChangedMeanwhile, patientCall, toCallAnswer, toCallDone, toVersioned } from '../client/toCallAnswer';
import type { RiskAssessmentDto, RiskStampDto } from './riskAssessmentDtos';
import { toTime } from './toAssignedPatient';
import { toAuthor } from './toMoment';

const toRiskAssessment = (dto: RiskAssessmentDto): RiskAssessment => ({
  riskAssessmentId: dto.riskAssessmentId,
  level: dto.level,
  suicidalThoughts: dto.suicidalThoughts,
  selfHarm: dto.selfHarm,
  harmToOthers: dto.harmToOthers,
  harmFromOthers: dto.harmFromOthers,
  selfNeglect: dto.selfNeglect,
  summary: dto.summary,
  protectiveFactors: dto.protectiveFactors,
  plan: dto.plan,
  status: dto.status,
  reviewOn: dto.reviewOn ?? null,
  assessed: toPartStamp(dto.assessed),
  ...((dto.changed !== undefined || dto.couldNotCheck?.includes('changed') === true) && {
    changed: toPartStamp(dto.changed),
  }),
});

const toPartStamp = (stamp: RiskStampDto | undefined): PartStamp => ({
  at: toTime(stamp?.at),
  by: stamp?.by === undefined ? null : toAuthor(stamp.by),
});

export class AxiosRiskAssessmentGateway implements RiskAssessmentGateway {
  constructor(
    private readonly backend: BackendClient,
    /** Runs once an attempt to add, change or remove an assessment has ended, however it ended. */
    private readonly onWritten: (patientId: string) => void = () => undefined,
  ) {}

  async list(patientId: string): Promise<Result<AssessmentList, CallFailure>> {
    const answer = await this.backend.call(
      patientRecordEndpoints.riskAssessments,
      { path: { patientId } },
      patientCall,
    );
    return toCallAnswer(answer, (assessments, { unreadable }) => ({
      assessments: assessments.map(toRiskAssessment),
      unreadable,
    }));
  }

  async read(patientId: string, riskAssessmentId: string): Promise<Result<Versioned<RiskAssessment>, CallFailure>> {
    return toVersioned(
      await this.backend.call(
        patientRecordEndpoints.riskAssessment,
        { path: { patientId, riskAssessmentId } },
        patientCall,
      ),
      toRiskAssessment,
    );
  }

  async add(
    patientId: string,
    riskAssessmentId: string,
    { reviewOn, ...risk }: AssessedRisk,
  ): Promise<Result<RiskAssessment, CallFailure>> {
    const body = { riskAssessmentId, ...risk, ...(reviewOn !== null && { reviewOn }) };
    const answer = await this.backend.call(
      patientRecordEndpoints.addRiskAssessment,
      { path: { patientId }, body },
      patientCall,
    );
    this.onWritten(patientId);
    return toCallAnswer(answer, toRiskAssessment);
  }

  async addToHistory(patientId: string, riskAssessmentId: string): Promise<Result<void, CallFailure>> {
    return toCallDone(
      await this.backend.call(
        patientMomentEndpoints.addRiskAssessmentMoment,
        { path: { patientId }, body: { riskAssessmentId } },
        patientCall,
      ),
    );
  }

  async change(
    patientId: string,
    riskAssessmentId: string,
    changes: Partial<AssessedRisk>,
    etag: string,
  ): Promise<Result<Versioned<RiskAssessment>, AssessmentChangeFailure>> {
    const args = { path: { patientId, riskAssessmentId }, body: { ...changes }, ifMatch: etag };
    const answer = await this.backend.call(patientRecordEndpoints.changeRiskAssessment, args, patientCall);
    this.onWritten(patientId);
    return isChangedMeanwhile(answer) ? fail({ kind: 'changedMeanwhile' }) : toVersioned(answer, toRiskAssessment);
  }

  async remove(
    patientId: string,
    riskAssessmentId: string,
    etag: string,
  ): Promise<Result<void, AssessmentChangeFailure>> {
    const answer = await this.backend.call(
      patientRecordEndpoints.deleteRiskAssessment,
      { path: { patientId, riskAssessmentId }, ifMatch: etag },
      patientCall,
    );
    this.onWritten(patientId);
    return isChangedMeanwhile(answer) ? fail({ kind: 'changedMeanwhile' }) : toCallDone(answer);
  }
}
