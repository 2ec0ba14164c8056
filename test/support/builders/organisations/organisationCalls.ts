import type { Sandbox } from '#sandbox/server/Sandbox';
import { callApi } from '#test/sandbox/server/signInStaff';

export interface Answer {
  readonly status: number;
  /** The first line, which is the token of a refusal. */
  readonly token: string;
  readonly text: string;
  readonly etag: string;
  /** The body parsed as JSON; undefined if it is not JSON. */
  readonly json: unknown;
}

export type Call = (method: string, path: string, options?: { body?: object; ifMatch?: string }) => Promise<Answer>;

/** Calls of the backend in a session with the given scopes. */
export function callsOf(sandbox: Sandbox, uid: string, ...scopes: readonly string[]): Call {
  const cookie = sandbox.backend.sessions.begin(uid, scopes);
  return async (method, path, { body, ifMatch } = {}) => {
    const headers = { Authorization: `Bearer ${cookie}`, ...(ifMatch !== undefined && { 'If-Match': ifMatch }) };
    const { status, text, headers: answered } = await callApi(sandbox, method, path, headers, body);
    const isJson = answered.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status,
      text,
      token: text.split('\n')[0] ?? '',
      etag: answered.get('etag') ?? '',
      json: isJson ? (JSON.parse(text) as unknown) : undefined,
    };
  };
}

/** Reads a section and saves a change of it immediately. */
export async function saveSection(call: Call, organisation: string, section: string, body: object): Promise<Answer> {
  const base = section === 'client-links' ? `/organisation/v2/${organisation}` : `/organisation/${organisation}`;
  const read = await call('GET', section === 'client-links' ? `${base}/${section}` : `${base}/${section}/unmerged`);
  return call('PATCH', `${base}/${section}`, { body, ifMatch: read.etag });
}
