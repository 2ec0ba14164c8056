import { LONGEST_APPOINTMENT_MS } from '@/domain/patients/appointments/appointmentTimes.rule';
import type { Loaded } from '@/domain/kernel/Loaded';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import type { PatientRecord } from '@/domain/patients/record/PatientRecord';
import type { QuestionnaireResult } from '@/domain/patients/scores/QuestionnaireResult';
import { ok, type Result } from '@/domain/kernel/Result';
import { latest, type Latest } from '../../kernel/latest';
import type { Clock } from '../../kernel/ports/Clock';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import { endsAccess } from './endsAccess';
import { loadAllAppointments } from '../appointments/loadAllAppointments';
import { loadLatestPhq9 } from '../scores/loadLatestPhq9';
import type { MomentArchive } from '../ports/MomentArchive';
import type { CallFailure } from '../../kernel/ports/CallFailure';
import type { PatientGateway } from '../ports/PatientGateway';
import type { PatientRecordGateway } from '../ports/PatientRecordGateway';
import type { AssessmentList, RiskAssessmentGateway } from '../ports/RiskAssessmentGateway';
import type { Versioned } from '../../kernel/ports/Versioned';

export interface ProfileParts {
  readonly details: PatientDetails;
  readonly record: Versioned<PatientRecord>;
  readonly riskAssessments: AssessmentList;
  /** All future and current ones, next first. */
  readonly appointments: readonly Moment[];
  /** The newest one; null if there is none. */
  readonly phq9: QuestionnaireResult | null;
}

export type ProfilePart = keyof ProfileParts;

/** Each part is loaded separately, so a failed one does not affect the others. */
export type Profile = { readonly [P in ProfilePart]: Loaded<ProfileParts[P], CallFailure> };

export interface ProfileSources {
  readonly patients: Pick<PatientGateway, 'details'>;
  readonly records: Pick<PatientRecordGateway, 'read'>;
  readonly assessments: Pick<RiskAssessmentGateway, 'list'>;
  readonly moments: Pick<MomentArchive, 'page'>;
}

export interface OpenedProfile {
  readonly stop: Unsubscribe;
  /** Reloads one part; the known value stays on screen in the meantime. */
  reload(part: ProfilePart): void;
}

const PARTS: readonly ProfilePart[] = ['details', 'record', 'riskAssessments', 'appointments', 'phq9'];
const UNKNOWN: Profile = {
  details: { status: 'unknown' },
  record: { status: 'unknown' },
  riskAssessments: { status: 'unknown' },
  appointments: { status: 'unknown' },
  phq9: { status: 'unknown' },
};

/** Opens the profile of a patient and reports each part as soon as it is loaded or has failed. */
export class OpenProfile {
  constructor(
    private readonly sources: ProfileSources,
    private readonly clock: Clock,
  ) {}

  /** `parts`: loaded at once; the others stay unknown until requested. */
  execute(patientId: string, notify: (profile: Profile) => void, parts: readonly ProfilePart[] = PARTS): OpenedProfile {
    const opened = new ProfileLoading(patientId, this.sources, this.clock, notify);
    for (const part of parts) opened.reload(part);
    return opened;
  }
}

class ProfileLoading implements OpenedProfile {
  private profile = UNKNOWN;
  private readonly latest: Readonly<Record<ProfilePart, Latest>> = {
    details: latest(),
    record: latest(),
    riskAssessments: latest(),
    appointments: latest(),
    phq9: latest(),
  };
  private isOver = false;

  constructor(
    private readonly patientId: string,
    private readonly sources: ProfileSources,
    private readonly clock: Clock,
    private readonly notify: (profile: Profile) => void,
  ) {
    notify(this.profile);
  }

  readonly stop: Unsubscribe = () => {
    this.isOver = true;
  };

  reload(part: ProfilePart): void {
    const { patients, records, assessments, moments } = this.sources;
    const { patientId } = this;
    const loads: { readonly [P in ProfilePart]: () => Promise<void> } = {
      details: () => this.load('details', patients.details(patientId)),
      record: () => this.load('record', records.read(patientId)),
      riskAssessments: () => this.load('riskAssessments', assessments.list(patientId)),
      appointments: () => this.load('appointments', coming(moments, patientId, this.clock.now())),
      phq9: () => this.load('phq9', loadLatestPhq9(moments, patientId)),
    };
    void loads[part]();
  }

  private async load<P extends ProfilePart>(
    part: P,
    asked: Promise<Result<ProfileParts[P], CallFailure>>,
  ): Promise<void> {
    const isLatest = this.latest[part].begin();
    const answer = await asked;
    if (this.isOver || !isLatest()) return;
    this.profile = { ...this.profile, [part]: this.after(this.profile[part], answer) };
    this.notify(this.profile);
  }

  private after<T>(before: Loaded<T, CallFailure>, answer: Result<T, CallFailure>): Loaded<T, CallFailure> {
    if (answer.ok) return { status: 'known', value: answer.value, at: this.clock.now() };
    // Data that the user may no longer see are dropped.
    if (endsAccess(answer.failure)) return { status: 'couldNotCheck', failure: answer.failure };
    const last =
      before.status === 'known'
        ? { value: before.value, at: before.at }
        : before.status === 'couldNotCheck'
          ? before.last
          : undefined;
    return { status: 'couldNotCheck', failure: answer.failure, ...(last && { last }) };
  }
}

/** Loads all of them, because the list begins with the furthest and the next one is on its last page. */
async function coming(
  moments: ProfileSources['moments'],
  patientId: string,
  now: number,
): Promise<Result<readonly Moment[], CallFailure>> {
  const read = await loadAllAppointments(moments, { patientId, startFrom: now - LONGEST_APPOINTMENT_MS });
  return read.ok ? ok(read.value.filter(({ appointment }) => (appointment?.end ?? 0) > now).toReversed()) : read;
}
