import { expect } from '@playwright/test';
import { emailOf } from '../screens';
import type { SandboxProcess } from './SandboxProcess';
import { staffSession } from './staffSession';

/** An administrator's calls from another device with the current version; returns the server's answer. */
export async function colleague(sandbox: SandboxProcess) {
  const { cookie } = await staffSession(sandbox, emailOf.administrator);
  const call = (method: string, path: string, more: { body?: string; headers?: Record<string, string> } = {}) =>
    fetch(`${sandbox.origin}/api${path}`, {
      ...more,
      method,
      headers: { authorization: `Bearer ${cookie}`, 'content-type': 'application/json', ...more.headers },
    });
  return async (method: string, path: string, body: object, versionOf = path): Promise<string> => {
    const held = await call('GET', versionOf);
    const headers = { 'if-match': held.headers.get('etag') ?? '' };
    const answer = await call(method, path, { headers, body: JSON.stringify(body) });
    const text = await answer.text();
    expect(answer.ok, text).toBe(true);
    return text;
  };
}

export const groupsOf = (userId: string): string => `/iams/manage/users/${userId}/groups`;
