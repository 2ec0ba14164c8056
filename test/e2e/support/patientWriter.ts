import { ApiClient } from '../../../sandbox/practice/ApiClient';
import { HttpPatientApi } from '../../../sandbox/practice/HttpPatientApi';
import { machineTimers } from '../../../sandbox/practice/Timers';
import type { SandboxProcess } from './SandboxProcess';
import { staffSession } from './staffSession';

interface ListedChat {
  readonly chatRoomId: string;
  readonly patient: { readonly userId: string };
}

/** Writes to a therapist as this patient, from another device. */
export async function patientWriter(
  sandbox: SandboxProcess,
  therapist: string,
  uid: string,
): Promise<(text: string) => Promise<unknown>> {
  const { call } = await staffSession(sandbox, therapist);
  const chats = JSON.parse(await call('GET', '/therapist/v2/chats')) as readonly ListedChat[];
  const channel = chats.find(({ patient }) => patient.userId === uid)?.chatRoomId;
  if (channel === undefined) throw new Error(`${uid} has no V2 chat with ${therapist}.`);
  const app = new HttpPatientApi(
    new ApiClient(sandbox.origin, await sandbox.patient(uid)),
    { now: () => sandbox.now() },
    machineTimers,
  );
  return text => app.send(channel, text);
}
