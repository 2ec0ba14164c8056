import { createElement, type ComponentType } from 'react';
import { redirect } from 'react-router-dom';
import type { ProfilePageName } from '../../patients/profile/ProfilePageName';
import type { ProfilePageProps } from '../../patients/profile/ProfilePageProps';
import { textCatalogue } from '../../kit/text/textCatalogue';
import type { PageName } from './knownRoutes';
import { pageOnDemand, type BuiltPage, type OnDemandPage } from './pageOnDemand';
import { routes } from './routes';

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

/** The screens of patients by page. Each is downloaded when it is first opened. */
export const patientPages = {
  generalRisk: pageOnDemand(async () => {
    const [{ PatientsPage }] = await Promise.all([
      import('./PatientsPage'),
      textCatalogue.add('patients', 'chat', 'forms'),
    ]);
    return PatientsPage;
  }),
  profile: {
    loader: ({ params }) => redirect(routes.profileTimeline.to({ patientId: params['patientId'] ?? '' })),
    Component: () => null,
  },
  profileTimeline: profilePage(
    'timeline',
    async () => (await import('../../patients/timeline/TimelinePage')).TimelinePage,
    'patientTimeline',
    'drive',
  ),
  profileRecord: profilePage(
    'record',
    async () => (await import('../../patients/record/RecordPage')).RecordPage,
    'patientRecord',
    'patientTimeline',
  ),
  profileScores: profilePage(
    'mood-meter',
    async () => (await import('../../patients/scores/MoodMeterPage')).MoodMeterPage,
  ),
  profileAppointments: appointment,
} as const satisfies Readonly<Partial<Record<PageName, BuiltPage>>>;
