import type { Profile } from '@/application/patients/record/OpenProfile';
import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import { needSigns, type NeedSign } from '@/domain/patients/list/needSigns.rule';
import { needTime } from '@/domain/patients/list/needTime';
import { toPatientSignals } from '@/domain/patients/list/toPatientSignals';
import { whoNeedsMe } from '@/domain/patients/list/whoNeedsMe.rule';
import type { AssignedList } from '@/application/patients/list/ListAssignedPatients';
import { lastOf, type JoinedPatient } from './joinedPatient';

export interface ProfileSignsInput {
  readonly profile: Profile;
  readonly joined: JoinedPatient;
  /** The value that the server confirmed last. */
  readonly highRisk: boolean;
  readonly assigned: AssignedList;
  /** True if the list of assigned patients is out of date. */
  readonly isStale: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The region's time zone; "today" is its calendar day. */
  readonly zone: string;
}

/** The signs of the patient's risk in the head of a profile, in the words and levels of the list of patients. */
export interface ProfileSigns {
  readonly patient: AssignedPatient;
  readonly signs: readonly NeedSign[];
  /** The time at which the oldest of the underlying facts was loaded, in milliseconds since 1970. */
  readonly asOf: number | null;
  /** True while some facts are being loaded. */
  readonly isLoading: boolean;
  /** No sign in any fact about risk, or only in the flag, the risk assessments and the PHQ-9. */
  readonly clear: 'all' | 'own' | undefined;
  /** True if some facts about risk could not be checked. */
  readonly isUnchecked: boolean;
}

/** A part that is being loaded is not a sign. */
export function profileSigns(input: ProfileSignsInput): ProfileSigns {
  const { profile, joined, highRisk, assigned, now, zone } = input;
  const parts = [profile.details, profile.riskAssessments, profile.phq9];
  const isLoading =
    parts.some(({ status }) => status === 'unknown') || (assigned.status === 'loading' && !joined.isListed);
  const patient = { ...joined.patient, highRisk };
  const time = needTime(now, zone);
  const [need] = whoNeedsMe({ patients: [toPatientSignals(patient)], ...time });
  const signs = needSigns({ grounds: need?.grounds ?? [], today: time.today }).filter(
    ({ level, ground }) => level !== 'fact' || (!isLoading && isOfPhq9(ground)),
  );
  const read = [
    ...parts.map(part => lastOf<unknown>(part)?.at ?? null),
    ...(joined.isListed ? [assigned.asOf] : []),
  ].filter(at => at !== null);
  return {
    patient,
    signs,
    asOf: read.length === 0 ? null : Math.min(...read),
    isLoading,
    clear: isLoading ? undefined : clearOf(signs, input),
    isUnchecked: joined.ownUnchecked.length > 0 || signs.some(({ name }) => name === 'riskNotChecked'),
  };
}

/** Without an up-to-date list that has the patient, requests and other scores are unknown. */
function clearOf(signs: readonly NeedSign[], { joined, isStale }: ProfileSignsInput): ProfileSigns['clear'] {
  if (joined.ownUnchecked.length > 0 || signs.some(({ name }) => name !== 'riskNotChecked')) return undefined;
  if (!joined.isListed || isStale) return 'own';
  return signs.length === 0 ? 'all' : undefined;
}

/** No PHQ-9 yet, or one that is incomplete. */
const isOfPhq9 = (ground: NeedSign['ground']): boolean =>
  (ground.reason === 'unknownScore' || ground.reason === 'incompleteScore') && ground.questionnaire === 'phq9';
