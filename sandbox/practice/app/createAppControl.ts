import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import type { MomentStore } from '#sandbox/backend/patients/timeline/MomentStore';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { RefusedCall } from '#sandbox/practice/ApiClient';
import { answerControl } from '#sandbox/practice/answerControl';
import { readControl } from '#sandbox/practice/readControl';
import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import { AppActDto } from './AppActDto';
import { type AppState, appStateOf } from './appStateOf';
import type { PracticeApps } from './PracticeApps';

export interface AppControlDependencies {
  readonly apps: PracticeApps;
  readonly chat: Pick<ChatServices, 'people' | 'clock'>;
  readonly moments: { historyOf(patientId: string): MomentStore };
}

/**
 * `GET /sandbox/practice/app?patient=…` returns the content of a patient's app, `POST` triggers an act of the patient
 * in it.
 */
export function createAppControl({ apps, chat, moments }: AppControlDependencies): RequestHandler {
  const { people, clock } = chat;
  const stateOf = (patient: Patient) =>
    appStateOf(patient, apps.actsOf(patient.uid).app, moments.historyOf(patient.patientId), clock.now());
  const patientOf = (named: string): Patient => {
    const found = people.patient(named) ?? people.patients().find(({ email }) => email === named);
    if (!found) throw new BackendError(404, 'NotFound', `No patient has the id or email ${named}.`);
    return found;
  };
  const act = async ({ patient: named, does, ...details }: AppActDto): Promise<AppState> => {
    const patient = patientOf(named);
    const did = await apps.actsOf(patient.uid).does(does, details);
    return { ...(await stateOf(patient)), did };
  };
  return (request, response, url) => {
    if (request.method === 'POST')
      return answerControl(response, async () => asked(act(await readControl(AppActDto, request))));
    if (request.method !== 'GET') return false;
    return answerControl(response, async () => asked(stateOf(patientOf(url.searchParams.get('patient') ?? ''))));
  };
}

/** Errors of the API are passed on in its own words. */
async function asked<T>(doing: Promise<T>): Promise<T> {
  try {
    return await doing;
  } catch (error) {
    if (error instanceof RefusedCall) throw new BackendError(error.status, 'Refused', error.message);
    if (error instanceof TypeError)
      throw new BackendError(503, 'Unavailable', 'No answer came. What was recorded offline waits for the next sync.');
    throw error;
  }
}
