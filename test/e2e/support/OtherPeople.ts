import { ApiClient } from '../../../sandbox/practice/ApiClient';
import type { SandboxProcess } from './SandboxProcess';

/** A patient on another device, by identity id. */
export async function patientOf(sandbox: SandboxProcess, uid: string) {
  const account = await sandbox.patient(uid);
  const api = new ApiClient(sandbox.origin, account);
  return {
    ...account,
    asks: (message: string) =>
      api.call({ method: 'POST', path: '/patient/chat/request-chat', query: { message, pubNub: 'true' } }),
    asksAtOnce: (message: string) =>
      api.call({ method: 'POST', path: '/patient/chat/request-emergency-chat', query: { message } }),
  };
}
