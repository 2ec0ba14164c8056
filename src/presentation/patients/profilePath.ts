import type { ProfilePageName } from './profile/ProfilePageName';
import { toPathPart } from '@/domain/kernel/pathPart';

/** Where the pages of patients begin. */
export const PATIENTS_PATH = '/therapist/assigned-patients';

/** The address of one page of a patient's profile. */
export const profilePath = (patientId: string, page: ProfilePageName): string =>
  `${PATIENTS_PATH}/patient-profile/${toPathPart(patientId)}/${page}`;

/** The address of one appointment of a patient. */
export const appointmentPath = (patientId: string, momentId: string): string =>
  `${profilePath(patientId, 'appointment')}/${toPathPart(momentId)}`;
