import { expect, type Page } from '@playwright/test';
import { IdentityClient } from '#sandbox/practice/IdentityClient';
import type { SandboxProcess, StaffAccount } from './SandboxProcess';

type Query = Readonly<Record<string, string>>;

/** A member of staff on another device, whose calls use a session of their own. */
export interface StaffSession {
  readonly uid: string;
  readonly cookie: string;
  call(method: string, path: string, query?: Query): Promise<string>;
}

/** Signs in completely without a page: password, second factor, custom token, session. */
export async function staffSession(sandbox: SandboxProcess, email: string): Promise<StaffSession> {
  const account = await sandbox.staff(email);
  const identity = new IdentityClient(sandbox.origin);
  const idToken = await identity.signInWithPassword(email, account.password);
  const { token } = await giveSecondFactor(sandbox, account, idToken);
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
    uid: account.uid,
    cookie: sessionCookie,
    call: async (method, path, query = {}) => {
      const answer = await send(sandbox, method, `${path}?${new URLSearchParams(query).toString()}`, {
        Authorization: `Bearer ${sessionCookie}`,
      });
      return answer.text();
    },
  };
}

/**
 * Opens a page for a user who is signed in already, as after a reload. It takes a fifth of the time of the sign-in
 * card, which the session tests use. Another window must be opened in the same way: only the account is shared.
 */
export async function openSignedIn(page: Page, sandbox: SandboxProcess, email: string, path = '/'): Promise<void> {
  const { uid, cookie } = await staffSession(sandbox, email);
  const session = JSON.stringify({ user: { uid, email }, cookie, since: Date.now() });
  // Any address of the origin will do: it only gives access to the storage of the window.
  await page.goto(`${sandbox.origin}/environment.json`);
  await page.evaluate(value => sessionStorage.setItem('session', value), session);
  await page.goto(sandbox.origin + path);
  // The settings have a second button of that name.
  await expect(page.locator('.shell-log-out')).toBeVisible();
}

/** Uses the authenticator if the account has one, else the emailed code. */
async function giveSecondFactor(
  sandbox: SandboxProcess,
  { email, uid, code }: StaffAccount,
  idToken: string,
): Promise<{ readonly token: string }> {
  if (code === undefined) {
    await send(sandbox, 'GET', `/iams/mfa/email/challenge?configurationId=email-${uid}`, { idToken });
    const emailed = await sandbox.emailedCode(email);
    return ask(sandbox, 'POST', '/iams/mfa/email/challenge-response', { idToken }, { code: emailed });
  }
  // Each code is accepted once: the next one is half a minute away.
  if (code === null) await sandbox.passCode();
  const next = code ?? (await sandbox.staff(email)).code;
  return ask(sandbox, 'POST', '/iams/mfa/totp/challenge-response', { idToken }, { code: next });
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
