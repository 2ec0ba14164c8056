import { createElement, type ComponentType } from 'react';
import { redirect, type LoaderFunction } from 'react-router-dom';
import type { ProfilePageName } from '../../patients/profile/ProfilePageName';
import type { ProfilePageProps } from '../../patients/profile/ProfilePageProps';
import { profilePath } from '../../patients/profilePath';
import { textCatalogue } from '../../kit/text/textCatalogue';
import type { KnownPath } from './knownRoutes';
import { pageOnDemand, type OnDemandPage } from './pageOnDemand';

/** A route that redirects to another address. */
export interface RedirectingPage {
  readonly loader: LoaderFunction;
  readonly Component: ComponentType;
}

/** The page that a profile shows first. */
const FIRST_PAGE: ProfilePageName = 'timeline';

/** One page of a profile, inside the profile's frame. `texts`: the namespaces that it reads. */
function profilePage(
  page: ProfilePageName,
  load: () => Promise<ComponentType<ProfilePageProps>>,
  ...texts: readonly string[]
): OnDemandPage {
  return pageOnDemand(async () => {
    const [{ ProfilePage }, Content] = await Promise.all([
      import('./ProfilePage'),
      load(),
      textCatalogue.add('patients', 'patientScores', 'chat', 'forms', ...texts),
    ]);
    return () => createElement(ProfilePage, { page, Content });
  });
}

const appointment = profilePage(
  'appointment',
  async () => (await import('../../patients/appointments/AppointmentPage')).AppointmentPage,
  'appointments',
  'patientTimeline',
);

/** The screens of patients by path. Each is downloaded when it is first opened. */
export const patientPages = {
  '/therapist/assigned-patients': pageOnDemand(async () => {
    const [{ PatientsPage }] = await Promise.all([
      import('./PatientsPage'),
      textCatalogue.add('patients', 'chat', 'forms'),
    ]);
    return PatientsPage;
  }),
  '/therapist/assigned-patients/patient-profile/:patientId': {
    loader: ({ params }) => redirect(profilePath(params['patientId'] ?? '', FIRST_PAGE)),
    Component: () => null,
  },
  '/therapist/assigned-patients/patient-profile/:patientId/timeline': profilePage(
    'timeline',
    async () => (await import('../../patients/timeline/TimelinePage')).TimelinePage,
    'patientTimeline',
    'drive',
  ),
  '/therapist/assigned-patients/patient-profile/:patientId/record': profilePage(
    'record',
    async () => (await import('../../patients/record/RecordPage')).RecordPage,
    'patientRecord',
    'patientTimeline',
  ),
  '/therapist/assigned-patients/patient-profile/:patientId/mood-meter': profilePage(
    'mood-meter',
    async () => (await import('../../patients/scores/MoodMeterPage')).MoodMeterPage,
  ),
  '/therapist/assigned-patients/patient-profile/:patientId/appointment/:appointmentId?': appointment,
} as const satisfies Readonly<Partial<Record<KnownPath, OnDemandPage | RedirectingPage>>>;
