import type { Profile } from '@/application/patients/record/OpenProfile';
import type { Loaded } from '@/domain/kernel/Loaded';
import type { AssignedPatient, PatientSign } from '@/domain/patients/list/AssignedPatient';
import { needSigns, type NeedSign } from '@/domain/patients/list/needSigns.rule';
import { needTime } from '@/domain/patients/list/needTime';
import { toPatientSignals } from '@/domain/patients/list/toPatientSignals';
import { whoNeedsMe } from '@/domain/patients/list/whoNeedsMe.rule';
import type { PatientDetails } from '@/domain/patients/record/PatientDetails';

export interface ProfileSignsInput {
  readonly patientId: string;
  readonly profile: Profile;
  /** Undefined where they are not known: what they would say could not be checked. */
  readonly details: PatientDetails | undefined;
  /** As it is to be shown: what the server confirmed last. */
  readonly highRisk: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of the region: by its calendar it is today. */
  readonly zone: string;
}

/** What the head of a profile says of the patient's risk, in the words and levels of the list of patients. */
export interface ProfileSigns {
  readonly patient: AssignedPatient;
  readonly signs: readonly NeedSign[];
  /** When the oldest of what they rest on was read, in milliseconds since 1970. */
  readonly asOf: number | null;
  /** Something is still being loaded. */
  readonly isLoading: boolean;
}

/** A profile does not load chats and requests, so it says nothing of them; what is being loaded is no sign either. */
export function profileSigns(input: ProfileSignsInput): ProfileSigns {
  const { profile, now, zone } = input;
  const { riskAssessments, phq9 } = profile;
  const parts = [profile.details, riskAssessments, phq9];
  const isLoading = parts.some(({ status }) => status === 'unknown');
  const patient = toAssignedPatient(input);
  const time = needTime(now, zone);
  const [need] = whoNeedsMe({ patients: [toPatientSignals(patient)], ...time });
  const signs = needSigns({ grounds: need?.grounds ?? [], today: time.today });
  const read = parts.flatMap(part => lastOf<unknown>(part)?.at ?? []);
  return {
    patient,
    signs: signs.filter(({ level, ground }) => level !== 'fact' || (!isLoading && isOfPhq9(ground))),
    asOf: read.length === 0 ? null : Math.min(...read),
    isLoading,
  };
}

/** No PHQ-9 yet, or one that is incomplete; of its trend a profile does not know. */
const isOfPhq9 = (ground: NeedSign['ground']): boolean =>
  (ground.reason === 'unknownScore' || ground.reason === 'incompleteScore') && ground.questionnaire === 'phq9';

const NOBODY = { userId: '', email: '', firstName: '', lastName: '', activeChat: null, lastContactAt: null };

function toAssignedPatient({ patientId, profile, details, highRisk }: ProfileSignsInput) {
  const { details: read, riskAssessments, phq9 } = profile;
  const risks = lastOf(riskAssessments)?.value;
  const latest = lastOf(phq9)?.value ?? null;
  const couldNotCheck: readonly PatientSign[] = [
    ...(read.status === 'couldNotCheck' ? ['record' as const] : []),
    ...(phq9.status === 'couldNotCheck' ? ['phq9' as const] : []),
    ...(riskAssessments.status === 'couldNotCheck' || (risks?.unreadable ?? 0) > 0 ? ['openRisks' as const] : []),
  ];
  return {
    ...(details ?? NOBODY),
    id: patientId,
    highRisk,
    highRiskSince: null,
    isLeadTherapist: false,
    assignedSince: 0,
    lastActivityAt: null,
    nextAppointment: null,
    unreadMessageCount: 0,
    unreadSince: null,
    waitingSince: null,
    phq9: latest && { items: latest.items, at: latest.at, previous: null },
    gad7: null,
    openRisks: (risks?.assessments ?? [])
      .filter(({ status }) => status === 'open')
      .map(({ riskAssessmentId, level, assessed, reviewOn }) => ({
        riskAssessmentId,
        level,
        assessedAt: assessed.at,
        reviewOn,
      })),
    waitingRequest: null,
    acceptedRequest: null,
    reportedScores: null,
    couldNotCheck,
  } satisfies AssignedPatient;
}

/** What is known, or was known last. */
function lastOf<T>(part: Loaded<T, unknown>): { readonly value: T; readonly at: number } | undefined {
  if (part.status === 'unknown') return undefined;
  return part.status === 'known' ? { value: part.value, at: part.at } : part.last;
}
