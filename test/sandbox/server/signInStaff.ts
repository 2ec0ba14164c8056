import type { Sandbox } from '#sandbox/server/Sandbox';
import { IdentityClient } from '#sandbox/practice/IdentityClient';
import { SANDBOX_STAFF_PASSWORD } from '#sandbox/seed/seedPasswords';

/** Calls the backend with given headers; returns status and text. */
export async function callApi(
  sandbox: Pick<Sandbox, 'port'>,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: object,
) {
  const response = await fetch(`http://127.0.0.1:${sandbox.port}/api${path}`, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Signs in with password and authenticator; returns the headers of a session. */
export async function signInStaff(sandbox: Sandbox, uid: string): Promise<{ readonly Authorization: string }> {
  const person = sandbox.backend.chat.people.staff().find(candidate => candidate.uid === uid);
  const method = person?.mfa.find(({ type }) => type === 'totp');
  if (!person || method?.type !== 'totp') throw new Error(`${uid} has no authenticator`);
  const identity = new IdentityClient(`http://127.0.0.1:${sandbox.port}`);
  const idToken = await identity.signInWithPassword(person.email, SANDBOX_STAFF_PASSWORD);
  const { code } = sandbox.backend.totp.nextCode(method) ?? { code: '' };
  const response = await callApi(sandbox, 'POST', '/iams/mfa/totp/challenge-response', { idToken }, { code });
  const { token } = JSON.parse(response.text) as { token: string };
  const minted = await callApi(sandbox, 'GET', `/iams/auth/customToken?scope[]=all&mfaChallengeResponse=${token}`, {
    idToken,
  });
  const custom = await identity.signInWithCustomToken((JSON.parse(minted.text) as { customToken: string }).customToken);
  const opened = await callApi(sandbox, 'GET', '/iams/auth/sessionCookie?setCookie=false', { idToken: custom });
  return { Authorization: `Bearer ${(JSON.parse(opened.text) as { sessionCookie: string }).sessionCookie}` };
}
