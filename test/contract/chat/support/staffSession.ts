import { IdentityClient } from '#sandbox/practice/IdentityClient';
import type { SandboxProcess } from '#test/e2e/support/SandboxProcess';

type Query = Readonly<Record<string, string>>;

/** A member of staff at another device: what they call is done in a session of their own. */
export interface StaffSession {
  readonly uid: string;
  readonly cookie: string;
  call(method: string, path: string, query?: Query): Promise<string>;
}

/** Goes the whole way: password, authenticator, custom token, session. */
export async function staffSession(sandbox: SandboxProcess, email: string): Promise<StaffSession> {
  // Every code is accepted once: the next one is due only in half a minute.
  if (typeof (await sandbox.staff(email)).code !== 'string') await sandbox.passCode();
  const { password, uid, code } = await sandbox.staff(email);
  const identity = new IdentityClient(sandbox.origin);
  const idToken = await identity.signInWithPassword(email, password);
  const { token } = await ask<{ token: string }>(
    sandbox,
    'POST',
    '/iams/mfa/totp/challenge-response',
    { idToken },
    { code },
  );
  const minted = await ask<{ customToken: string }>(
    sandbox,
    'GET',
    `/iams/auth/customToken?scope[]=all&mfaChallengeResponse=${token}`,
    { idToken },
  );
  const entered = await identity.signInWithCustomToken(minted.customToken);
  const { sessionCookie } = await ask<{ sessionCookie: string }>(
    sandbox,
    'GET',
    '/iams/auth/sessionCookie?setCookie=false',
    { idToken: entered },
  );
  return {
    uid,
    cookie: sessionCookie,
    call: async (method, path, query = {}) => {
      const answer = await send(sandbox, method, `${path}?${new URLSearchParams(query).toString()}`, {
        Authorization: `Bearer ${sessionCookie}`,
      });
      return answer.text();
    },
  };
}

async function ask<T>(
  sandbox: SandboxProcess,
  method: string,
  path: string,
  headers: Query,
  body?: object,
): Promise<T> {
  return (await (await send(sandbox, method, path, headers, body)).json()) as T;
}

async function send(
  { origin }: SandboxProcess,
  method: string,
  path: string,
  headers: Query,
  body?: object,
): Promise<Response> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...content,
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${String(answer.status)}: ${await answer.text()}`);
  return answer;
}
