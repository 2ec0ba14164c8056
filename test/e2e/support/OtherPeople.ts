import type { Page } from '@playwright/test';
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

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** The version of what was answered; null where it has none. */
  readonly etag: string | null;
}

/** Calls the backend in the session of the page, next to the page's own calls. */
export async function callsAs(page: Page, sandbox: SandboxProcess, reload = '/home') {
  const seen = page.waitForRequest(request => request.headers()['authorization'] !== undefined);
  await page.goto(sandbox.origin + reload);
  const authorization = (await seen).headers()['authorization'] ?? '';
  return async (method: string, path: string, body?: object, ifMatch?: string): Promise<Answer> => {
    const headers = {
      authorization,
      ...(body && { 'content-type': 'application/json' }),
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
    };
    const answer = await fetch(`${sandbox.origin}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text(), etag: answer.headers.get('etag') };
  };
}
