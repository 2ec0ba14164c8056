import { IsString, Length } from 'class-validator';
import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import type { PatientSession } from '#sandbox/backend/session/openPatientSession';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import { answerControl } from './answerControl';
import type { AppControlDependencies } from './app/createAppControl';
import type { Practice } from './Practice';
import { PracticeControlDto } from './PracticeControlDto';
import { readControl } from './readControl';

const address = '/sandbox/practice';

/** Proves the patient's password. */
class PatientSessionDto {
  @IsString() @Length(1, 4096) idToken!: string;
}

export interface PracticeControlDependencies {
  readonly practice: () => Practice;
  readonly chat: Pick<ChatServices, 'people' | 'clock'>;
  readonly moments: AppControlDependencies['moments'];
  readonly openPatientSession: (idToken: string) => PatientSession;
}

/**
 * Calls below `/sandbox/practice`:
 * - `GET` returns the current state, `POST` starts a busy evening;
 * - `GET …/second-device` returns what a therapist sees on another device;
 * - `GET …/old-reports` returns what an older client does with the report schedule;
 * - `POST …/session` opens the session of a patient's app.
 */
export function createPracticeControl({
  practice,
  chat,
  moments,
  openPatientSession,
}: PracticeControlDependencies): RequestHandler {
  const { people } = chat;
  let loaded: Promise<RequestHandler> | undefined;
  const controlApp = (): Promise<RequestHandler> => (loaded ??= loadAppControl(practice(), chat, moments));
  const therapist = (email: string): string => {
    const found = people.staff().find(person => person.email === email && person.scopes.includes('chat:view-requests'));
    return found?.uid ?? refuseUnknown(`No therapist with chat requests has the email ${email}.`);
  };
  const analyst = (email: string): string => {
    const found = people.staff().find(person => person.email === email && person.scopes.includes('mi-report:basic'));
    return found?.uid ?? refuseUnknown(`No analyst has the email ${email}.`);
  };
  return (request, response, url) => {
    const { method = '' } = request;
    if (url.pathname === `${address}/app` && ['GET', 'POST'].includes(method)) {
      return controlApp().then(control => control(request, response, url));
    }
    if (url.pathname === `${address}/session` && method === 'POST') {
      return answerControl(response, async () => {
        const { idToken } = await readControl(PatientSessionDto, request);
        return openPatientSession(idToken);
      });
    }
    if (url.pathname === `${address}/old-reports` && method === 'GET') {
      return answerControl(response, async () => {
        const { readOldReports } = await import('./readOldReports');
        return readOldReports(practice().clientOf(analyst(url.searchParams.get('email') ?? '')));
      });
    }
    if (url.pathname === `${address}/second-device` && method === 'GET') {
      return answerControl(response, async () => {
        const { readSecondDevice } = await import('./readSecondDevice');
        return readSecondDevice(practice().clientOf(therapist(url.searchParams.get('email') ?? '')));
      });
    }
    if (url.pathname === address && method === 'GET') return answerControl(response, async () => practice().state);
    if (url.pathname === address && method === 'POST') {
      return answerControl(response, async () => {
        const { busyEvening, speed } = await readControl(PracticeControlDto, request);
        practice().startEvening({ therapist: therapist(busyEvening), ...(speed !== undefined && { speed }) });
        return practice().state;
      });
    }
    return false;
  };
}

/** Most runs of the sandbox never ask for it. */
async function loadAppControl(
  practice: Practice,
  chat: AppControlDependencies['chat'],
  moments: AppControlDependencies['moments'],
): Promise<RequestHandler> {
  const { createAppControl } = await import('./app/createAppControl');
  return createAppControl({ apps: await practice.apps(), chat, moments });
}

function refuseUnknown(detail: string): never {
  throw new BackendError(404, 'NotFound', detail);
}
