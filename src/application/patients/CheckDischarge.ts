import type { Checked } from '@/domain/patients/Checked';
import { dischargeChecklist, type DischargeChecklist, type DischargeItem } from '@/domain/patients/dischargeChecklist.rule';
import type { Result } from '@/domain/shared/Result';
import type { Clock } from '../shared/ports/Clock';
import type { MomentArchive } from './ports/MomentArchive';
import type { PatientFailure } from './ports/PatientFailure';
import type { PatientGateway } from './ports/PatientGateway';
import type { RiskAssessmentGateway } from './ports/RiskAssessmentGateway';

/** Appointments that are looked at; more than these are open anyway. */
const COMING = 100;

export interface DischargeCheck {
  readonly patientId: string;
  /** As the chats and the list of patients have it now. */
  readonly unreadMessages: Checked<number>;
  readonly accepted: readonly DischargeItem[];
}

/** What every discharge asks about. */
export interface DischargeSources {
  readonly patients: Pick<PatientGateway, 'details'>;
  readonly assessments: Pick<RiskAssessmentGateway, 'list'>;
  readonly moments: Pick<MomentArchive, 'page'>;
}

/** Finds out what has to be looked at before a patient is discharged; each item is asked for by itself. */
export class CheckDischarge {
  constructor(
    private readonly sources: DischargeSources,
    private readonly clock: Clock,
  ) {}

  async execute({ patientId, unreadMessages, accepted }: DischargeCheck): Promise<DischargeChecklist> {
    const { patients, assessments, moments } = this.sources;
    const now = this.clock.now();
    const [details, risks, appointments] = await Promise.all([
      patients.details(patientId),
      assessments.list(patientId),
      moments.page({ patientId, types: ['appointment'], startFrom: now, limit: COMING }),
    ]);
    return dischargeChecklist({
      highRisk: checked(details, ({ highRisk }) => highRisk),
      openRiskAssessments: checked(risks, all => all.filter(({ status }) => status === 'open').length),
      comingAppointments: checked(appointments, page => page.moments.filter(({ appointment }) => appointment?.status === 'scheduled').length),
      unreadMessages,
      accepted,
    });
  }
}

function checked<T, U>(answer: Result<T, PatientFailure>, read: (value: T) => U): Checked<U> {
  return answer.ok ? read(answer.value) : 'couldNotCheck';
}
