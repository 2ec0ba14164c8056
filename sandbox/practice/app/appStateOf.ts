import type { AppointmentDto, MomentDto } from '@/infrastructure/http/patients/momentDtos';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import type { MomentStore } from '#sandbox/backend/patients/timeline/MomentStore';
import type { ShownOrganisation } from './OwnOrganisation';
import type { ShownMessages } from './ServiceMessages';
import type { PatientApp } from './PatientApp';
import type { ShownSurvey } from './SurveyBook';

/** The content of a patient's app; null if there is none. */
export interface AppState {
  readonly patient: string;
  readonly mood: { readonly mood: number; readonly at: string } | null;
  /** Without a score where an item was not answered. */
  readonly questionnaire: { readonly type: string; readonly score: number | null; readonly at: string } | null;
  readonly appointment: AppointmentDto | null;
  readonly organisation: ShownOrganisation | null;
  /** From the service. */
  readonly messages: ShownMessages;
  /** The messages as the older app shows them. */
  readonly olderMessages: readonly string[];
  /** The survey that waits for an answer. */
  readonly survey: ShownSurvey | null;
  /** Entries that wait for a connection. */
  readonly unsent: number;
  /** The act just done. */
  readonly did?: string;
}

/**
 * Requested through the API, except for the appointment: none of the known calls returns it to an app, so it is read in
 * the history where therapists enter it.
 */
export async function appStateOf(
  { patientId, firstName, lastName }: Patient,
  app: PatientApp,
  shelf: MomentStore,
  now: number,
): Promise<AppState> {
  const [checkup, quiz, organisation, messages, olderMessages, survey] = await Promise.all([
    app.ownRecords.newest('checkup'),
    app.ownRecords.newest('questionnaire'),
    app.organisation.shown(),
    app.messages.shown(),
    app.messages.shownInOlderApp(),
    app.surveys.shown(),
  ]);
  return {
    patient: `${firstName} ${lastName} (${patientId})`,
    mood: checkup?.reading ? { mood: checkup.reading.mood, at: checkup.at } : null,
    questionnaire: quizOf(quiz),
    appointment: nextAppointment(shelf, now) ?? null,
    organisation: organisation ?? null,
    ...{ messages, olderMessages },
    survey: survey ?? null,
    unsent: app.diary.unsent,
  };
}

function quizOf(moment: MomentDto | undefined): AppState['questionnaire'] {
  return moment?.quiz
    ? { type: moment.type === 'phq9' ? 'PHQ-9' : 'GAD-7', score: moment.quiz.score ?? null, at: moment.at }
    : null;
}

function nextAppointment(shelf: MomentStore, now: number): AppointmentDto | undefined {
  const toCome = shelf.select({ types: new Set(['appointment']), from: now, limit: Infinity });
  return toCome.findLast(
    ({ deleted, hardDelete, content }) => !deleted && !hardDelete && content.appointment?.status === 'scheduled',
  )?.content.appointment;
}
