import type { AssignedList } from '@/application/patients/list/ListAssignedPatients';
import type { Profile } from '@/application/patients/record/OpenProfile';
import type { Loaded } from '@/domain/kernel/Loaded';
import type { AssignedPatient, LatestScore, OpenRisk, PatientSign } from '@/domain/patients/list/AssignedPatient';
import type { PatientDetails } from '@/domain/patients/record/PatientDetails';

export interface KnownOfPatient {
  readonly patientId: string;
  readonly profile: Profile;
  /** Undefined if they are not known: their facts could not be checked. */
  readonly details: PatientDetails | undefined;
  /** The patients in the care of the signed-in user, which may not include this one. */
  readonly assigned: AssignedList;
}

export interface JoinedPatient {
  readonly patient: AssignedPatient;
  /** True if the list of assigned patients includes this one. */
  readonly isListed: boolean;
  /** The facts that could not be checked here: the flag, the risk assessments or the PHQ-9. */
  readonly ownUnchecked: readonly PatientSign[];
}

/** A list that does not include the patient has no facts about them. */
const NOTHING_LISTED = {
  userId: '',
  email: '',
  firstName: '',
  lastName: '',
  highRisk: false,
  highRiskSince: null,
  activeChat: null,
  isLeadTherapist: false,
  assignedSince: 0,
  lastContactAt: null,
  lastActivityAt: null,
  nextAppointment: null,
  unreadMessageCount: 0,
  unreadSince: null,
  waitingSince: null,
  phq9: null,
  gad7: null,
  openRisks: [],
  waitingRequest: null,
  acceptedRequest: null,
  reportedScores: null,
  surveyAlarm: null,
  couldNotCheck: [],
};

/** Facts about risk that only the list of assigned patients has. */
const ONLY_LISTED: readonly PatientSign[] = [
  'waitingRequest',
  'acceptedRequest',
  'gad7',
  'reportedScores',
  'surveyAlarm',
];

/**
 * The combined facts of a profile and the list of assigned patients. A part of the profile that was loaded after the
 * list replaces the list's; otherwise both count.
 */
export function joinedPatient(known: KnownOfPatient): JoinedPatient {
  const { patientId, profile, details, assigned } = known;
  const { details: read, riskAssessments, phq9 } = profile;
  const found = assigned.patients.find(({ id }) => id === patientId);
  const listed = found ?? NOTHING_LISTED;
  const isNewer = (part: Loaded<unknown, unknown>): boolean =>
    part.status === 'known' && (found === undefined || part.at >= (assigned.asOf ?? 0));
  const ownFlag = details?.highRisk ?? false;
  const highRisk = isNewer(read) ? ownFlag : ownFlag || listed.highRisk;
  const ownUnchecked: readonly PatientSign[] = [
    ...(read.status === 'couldNotCheck' ? ['record' as const] : []),
    ...(phq9.status === 'couldNotCheck' ? ['phq9' as const] : []),
    ...(riskAssessments.status === 'couldNotCheck' || (lastOf(riskAssessments)?.value.unreadable ?? 0) > 0
      ? ['openRisks' as const]
      : []),
  ];
  const reloaded: readonly PatientSign[] = [
    ...(isNewer(read) ? ['record' as const] : []),
    ...(isNewer(phq9) ? ['phq9' as const] : []),
    ...(isNewer(riskAssessments) ? ['openRisks' as const] : []),
  ];
  return {
    patient: {
      ...listed,
      ...details,
      id: patientId,
      highRisk,
      highRiskSince: highRisk && listed.highRisk ? listed.highRiskSince : null,
      phq9: latestPhq9(phq9, listed.phq9, isNewer(phq9)),
      openRisks: openRisks(riskAssessments, listed.openRisks, isNewer(riskAssessments)),
      couldNotCheck: [
        ...new Set([
          ...ownUnchecked,
          ...listed.couldNotCheck.filter(sign => !reloaded.includes(sign)),
          ...(isUnread(assigned, found) ? ONLY_LISTED : []),
        ]),
      ],
    },
    isListed: found !== undefined,
    ownUnchecked,
  };
}

/** True if the patient is in a list that could not be read, or may be the unreadable entry of one. */
const isUnread = ({ status, unreadable }: AssignedList, found: AssignedPatient | undefined): boolean =>
  status === 'couldNotCheck' || (found === undefined && status !== 'loading' && unreadable > 0);

/** Only the list knows the score before the newest one, and only for the newest one that it has. */
function latestPhq9(read: Profile['phq9'], listed: LatestScore | null, isNewer: boolean): LatestScore | null {
  const own = lastOf(read)?.value ?? null;
  if (own === null) return isNewer ? null : listed;
  if (!isNewer && listed !== null && (listed.at === null || listed.at >= own.at)) return listed;
  return { items: own.items, at: own.at, previous: listed?.at === own.at ? listed.previous : null };
}

/** An assessment that both know is taken from the one read last. */
function openRisks(
  read: Profile['riskAssessments'],
  listed: readonly OpenRisk[],
  isNewer: boolean,
): readonly OpenRisk[] {
  const { assessments, unreadable } = lastOf(read)?.value ?? { assessments: [], unreadable: 0 };
  const own = assessments
    .filter(({ status }) => status === 'open')
    .map(({ riskAssessmentId, level, assessed, reviewOn }) => ({
      riskAssessmentId,
      level,
      assessedAt: assessed.at,
      reviewOn,
    }));
  if (!isNewer) return [...listed, ...without(own, listed)];
  return unreadable === 0 ? own : [...own, ...without(listed, assessments)];
}

interface Identified {
  readonly riskAssessmentId: string;
}

const without = <T extends Identified>(risks: readonly T[], others: readonly Identified[]): readonly T[] =>
  risks.filter(({ riskAssessmentId: id }) => others.every(other => other.riskAssessmentId !== id));

/** The known or last known value. */
export function lastOf<T>(part: Loaded<T, unknown>): { readonly value: T; readonly at: number } | undefined {
  if (part.status === 'unknown') return undefined;
  return part.status === 'known' ? { value: part.value, at: part.at } : part.last;
}
