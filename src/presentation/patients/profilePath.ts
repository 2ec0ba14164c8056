import type { ProfilePageName } from './profile/ProfilePageName';
import { toPathPart } from '@/domain/kernel/pathPart';

/** Where the pages of patients begin. */
export const PATIENTS_PATH = '/therapist/assigned-patients';

/** The address of one page of a patient's profile. */
export const profilePath = (patientId: string, page: ProfilePageName): string =>
  `${PATIENTS_PATH}/patient-profile/${toPathPart(patientId)}/${page}`;
