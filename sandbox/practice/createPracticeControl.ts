import type { ServerResponse } from 'node:http';
import { IsString, Length } from 'class-validator';
import type { ChatParts } from '#sandbox/backend/chat/ChatParts';
import type { PatientSession } from '#sandbox/backend/session/openPatientSession';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import { answerControl } from './answerControl';
import type { AppControlParts } from './app/createAppControl';
import type { Practice } from './Practice';
import { PracticeControlDto } from './PracticeControlDto';
import { readControl } from './readControl';
import type { Shift } from './shift/Shift';
import { fromLines, toLines } from './shift/shiftLines';

const address = '/sandbox/practice';

/** Proves the patient's password. */
class PatientSessionDto {
  @IsString() @Length(1, 4096) idToken!: string;
}

export interface PracticeControlParts {
  readonly practice: () => Practice;
  readonly chat: Pick<ChatParts, 'people' | 'clock'>;
  readonly moments: AppControlParts['moments'];
  readonly openPatientSession: (idToken: string) => PatientSession;
}

/**
 * `GET /sandbox/practice` gives the current state, `POST` starts and ends it, `GET /sandbox/practice/shift.jsonl` gives
 * what was recorded last, `GET /sandbox/practice/second-device` what a therapist sees on another device,
 * `GET /sandbox/practice/old-reports` what an older client does with the report schedule, and
 * `POST /sandbox/practice/session` opens the session of a patient's app.
 */
export function createPracticeControl({
  practice,
  chat,
  moments,
  openPatientSession,
}: PracticeControlParts): RequestHandler {
  const { people } = chat;
  let loaded: Promise<RequestHandler> | undefined;
  const controlApp = (): Promise<RequestHandler> => (loaded ??= loadAppControl(practice(), chat, moments));
  let recorded: Shift | undefined;
  const therapist = (email: string): string => {
    const found = people.staff().find(person => person.email === email && person.scopes.includes('chat:view-requests'));
    return found?.uid ?? refuseCommand(404, `No therapist with chat requests has the email ${email}.`);
  };
  const analyst = (email: string): string => {
    const found = people.staff().find(person => person.email === email && person.scopes.includes('mi-report:basic'));
    return found?.uid ?? refuseCommand(404, `No analyst has the email ${email}.`);
  };
  const act = ({ busyEvening, record, replay, speed }: PracticeControlDto): void => {
    const fast = speed === undefined ? {} : { speed };
    if (record === true) practice().record();
    if (record === false) recorded = practice().endRecording() ?? recorded;
    if (busyEvening !== undefined) practice().startEvening({ therapist: therapist(busyEvening), ...fast });
    if (replay !== undefined) void practice().startReplay(linesOf(replay), speed);
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
        act(await readControl(PracticeControlDto, request));
        return practice().state;
      });
    }
    if (url.pathname !== `${address}/shift.jsonl` || method !== 'GET') return false;
    sendShift(response, recorded);
    return true;
  };
}

/** Most runs of the sandbox never ask for it. */
async function loadAppControl(
  practice: Practice,
  chat: AppControlParts['chat'],
  moments: AppControlParts['moments'],
): Promise<RequestHandler> {
  const { createAppControl } = await import('./app/createAppControl');
  return createAppControl({ apps: await practice.apps(), chat, moments });
}

function linesOf(text: string): Shift {
  try {
    return fromLines(text);
  } catch (error) {
    return refuseCommand(400, error instanceof Error ? error.message : String(error));
  }
}

function sendShift(response: ServerResponse, shift: Shift | undefined): void {
  const headers = {
    'Content-Type': 'application/x-ndjson; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Disposition': 'attachment; filename="shift.jsonl"',
  };
  if (shift) response.writeHead(200, headers).end(toLines(shift));
  else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('No shift has been recorded.');
}

function refuseCommand(status: number, detail: string): never {
  throw new BackendError(status, status === 404 ? 'NotFound' : 'ValidationError', detail);
}
