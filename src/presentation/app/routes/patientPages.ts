import { createElement, type ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import type { ProfilePageName } from '../../patients/profile/ProfilePageName';
import type { ProfilePageProps } from '../../patients/profile/ProfilePageProps';
import { profilePath } from '../../patients/profilePath';
import { textCatalogue } from '../../kit/text/textCatalogue';

type LazyPage = NonNullable<RouteObject['lazy']>;

/** Where a profile opens. */
const FIRST_PAGE: ProfilePageName = 'timeline';
const PROFILE = '/therapist/assigned-patients/patient-profile/:patientId';

/** One page of a profile, inside the profile's frame; `texts` are the namespaces that it reads. */
function profilePage(page: ProfilePageName, load: () => Promise<ComponentType<ProfilePageProps>>, ...texts: readonly string[]): LazyPage {
  return async () => {
    const [{ ProfilePage }, Content] = await Promise.all([import('./ProfilePage'), load(), textCatalogue.add('patients', 'chat', 'forms', ...texts)]);
    return { Component: () => createElement(ProfilePage, { page, Content }) };
  };
}

const appointment = profilePage('appointment', async () => (await import('../../patients/appointments/AppointmentPage')).AppointmentPage, 'appointments', 'patientTimeline');

/** The screens of patients, by the path of their route; each is downloaded when it is first opened. */
export const patientPages: Readonly<Record<string, LazyPage>> = {
  '/therapist/assigned-patients': async () => {
    const [{ PatientsPage }] = await Promise.all([import('./PatientsPage'), textCatalogue.add('patients', 'chat', 'forms')]);
    return { Component: PatientsPage };
  },
  [PROFILE]: async () => ({ loader: ({ params }) => redirect(profilePath(params['patientId'] ?? '', FIRST_PAGE)) }),
  [`${PROFILE}/timeline`]: profilePage('timeline', async () => (await import('../../patients/timeline/TimelinePage')).TimelinePage, 'patientTimeline', 'drive'),
  [`${PROFILE}/record`]: profilePage('record', async () => (await import('../../patients/record/RecordPage')).RecordPage, 'patientRecord', 'patientTimeline'),
  [`${PROFILE}/mood-meter`]: profilePage('mood-meter', async () => (await import('../../patients/scores/MoodMeterPage')).MoodMeterPage, 'patientScores'),
  [`${PROFILE}/appointment/:appointmentId?`]: appointment,
};
