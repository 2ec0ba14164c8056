import type { ProfilePageName } from './profile/ProfilePageName';

/** Where the pages of patients begin. */
export const PATIENTS_PATH = '/therapist/assigned-patients';

/** The address of one page of a patient's profile. */
export const profilePath = (patientId: string, page: ProfilePageName): string =>
  `${PATIENTS_PATH}/patient-profile/${encodeURIComponent(patientId)}/${page}`;
