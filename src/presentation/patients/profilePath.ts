import type { ProfilePageName } from './profile/ProfilePageName';
import { routes } from '../app/routes/routes';

/** The address of one page of a patient's profile. */
export const profilePath = (patientId: string, page: ProfilePageName): string =>
  routes.profile.to({ patientId, '*': page });

/** The address of one appointment of a patient. */
export const appointmentPath = (patientId: string, momentId: string): string =>
  routes.appointment.to({ patientId, appointmentId: momentId });
