import { LONGEST_APPOINTMENT_MS } from '@/domain/patients/appointments/appointmentTimes.rule';
import type { MaybeChecked } from '@/domain/kernel/MaybeChecked';
import {
  dischargeChecklist,
  type AcceptedCounts,
  type DischargeDecision,
  type DischargeItem,
} from '@/domain/patients/list/dischargeChecklist.rule';
import type { Result } from '@/domain/kernel/Result';
import type { Clock } from '../../kernel/ports/Clock';
import { loadAllAppointments } from '../appointments/loadAllAppointments';
import type { AssignedPatientGateway } from '../ports/AssignedPatientGateway';
import type { MomentArchive } from '../ports/MomentArchive';
import type { CallFailure } from '../../kernel/ports/CallFailure';
import type { PatientGateway } from '../ports/PatientGateway';
import type { AssessmentList, RiskAssessmentGateway } from '../ports/RiskAssessmentGateway';
import type { AssignedPatient, PatientSign } from '@/domain/patients/list/AssignedPatient';
import { selfHarmItem } from '@/domain/patients/scores/selfHarmItem.rule';
import { ASSIGNED_PAGE } from './ListAssignedPatients';

/**
 * Finds a patient in the therapist's current list, first on the page where they were last. `couldNotCheck`: not found,
 * or not all pages were loaded.
 */
export async function findAssigned(
  gateway: AssignedPatientGateway,
  patientId: string,
  place: number,
): Promise<MaybeChecked<AssignedPatient>> {
  const start = Math.max(0, place) - (Math.max(0, place) % ASSIGNED_PAGE);
  let total = start + 1;
  for (let asked = 0, skip = start; skip < total; asked += 1) {
    const page = await gateway.page(skip, ASSIGNED_PAGE);
    if (!page.ok) return 'couldNotCheck';
    const found = page.value.patients.find(({ id }) => id === patientId);
    if (found) return found;
    ({ total } = page.value);
    // Then all other pages, from the first one on.
    skip = asked === 0 && start > 0 ? 0 : skip + ASSIGNED_PAGE;
    if (asked > 0 && skip === start) skip += ASSIGNED_PAGE;
  }
  return 'couldNotCheck';
}

export interface DischargeCheck {
  readonly patientId: string;
  /** Their last index in the list of patients, where the search starts. */
  readonly place: number;
  readonly accepted: readonly DischargeItem[];
  /** Open counts of the accepted items. */
  readonly acceptedCounts?: AcceptedCounts;
}

export interface DischargeSources {
  readonly assigned: AssignedPatientGateway;
  readonly patients: Pick<PatientGateway, 'details' | 'leads'>;
  readonly assessments: Pick<RiskAssessmentGateway, 'list'>;
  readonly moments: Pick<MomentArchive, 'page'>;
}

/** Checks everything that must be reviewed before a patient is discharged; each item separately. */
export class CheckDischarge {
  constructor(
    private readonly sources: DischargeSources,
    private readonly clock: Clock,
  ) {}

  async execute({ patientId, place, accepted, acceptedCounts = {} }: DischargeCheck): Promise<DischargeDecision> {
    const { assigned, patients, assessments, moments } = this.sources;
    const now = this.clock.now();
    const [leads, details, risks, appointments, listed] = await Promise.all([
      patients.leads(patientId),
      patients.details(patientId),
      assessments.list(patientId),
      // An appointment in progress began before now.
      loadAllAppointments(moments, { patientId, startFrom: now - LONGEST_APPOINTMENT_MS }),
      findAssigned(assigned, patientId, place),
    ]);
    return dischargeChecklist({
      leads: checked(leads, isLead => isLead),
      highRisk: checked(details, ({ highRisk }) => highRisk),
      selfHarmItem: listed === 'couldNotCheck' ? listed : isSelfHarmOpen(listed),
      openRiskAssessments: checked(risks, openCount),
      waitingRequests: listed === 'couldNotCheck' ? listed : requestCount(listed),
      unansweredMessages: signOf(listed, 'waitingSince', ({ waitingSince }) => waitingSince !== null),
      unreadMessages: signOf(listed, 'unreadMessageCount', ({ unreadMessageCount }) => unreadMessageCount),
      comingAppointments: checked(
        appointments,
        all => all.filter(({ appointment }) => appointment?.status === 'scheduled' && appointment.end > now).length,
      ),
      accepted,
      acceptedCounts,
    });
  }
}

function signOf<T>(
  listed: MaybeChecked<AssignedPatient>,
  sign: PatientSign,
  read: (patient: AssignedPatient) => T,
): MaybeChecked<T> {
  return listed === 'couldNotCheck' || listed.couldNotCheck.includes(sign) ? 'couldNotCheck' : read(listed);
}

/**
 * Item 9, or an answer to a survey. A patient without a PHQ-9 has not left an item out. A readable answer counts even
 * if others are unreadable.
 */
function isSelfHarmOpen(listed: AssignedPatient): MaybeChecked<boolean> {
  const item = listed.phq9 === null ? 'clear' : selfHarmItem({ items: listed.phq9.items });
  if (item === 'flagged' || listed.surveyAlarm !== null) return true;
  const unread = signOf(listed, 'surveyAlarm', () => false);
  const ofForm = signOf(listed, 'phq9', () => item !== 'clear');
  return ofForm === true ? ofForm : unread === 'couldNotCheck' ? unread : ofForm;
}

/** A readable request counts even if other facts are unreadable. */
function requestCount({ waitingRequest, acceptedRequest, couldNotCheck }: AssignedPatient): MaybeChecked<number> {
  const count = [waitingRequest, acceptedRequest].filter(request => request !== null).length;
  const isUnread = couldNotCheck.includes('waitingRequest') || couldNotCheck.includes('acceptedRequest');
  return count === 0 && isUnread ? 'couldNotCheck' : count;
}

/** An unreadable assessment may be open. */
const openCount = ({ assessments, unreadable }: AssessmentList): MaybeChecked<number> =>
  unreadable > 0 ? 'couldNotCheck' : assessments.filter(({ status }) => status === 'open').length;

function checked<T, U>(answer: Result<T, CallFailure>, read: (value: T) => MaybeChecked<U>): MaybeChecked<U> {
  return answer.ok ? read(answer.value) : 'couldNotCheck';
}
