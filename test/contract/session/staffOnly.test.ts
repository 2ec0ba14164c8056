import 'reflect-metadata';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  getIdToken,
  inMemoryPersistence,
  initializeAuth,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';
import { SANDBOX_PATIENT_PASSWORD } from '#sandbox/seed/seedPasswords';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { callApi } from '#test/sandbox/server/signInStaff';

const staffOnly = { status: 403, text: expect.stringMatching(/^StaffOnly\n/) };

const knock = ({ port }: Sandbox, body: object, type = 'application/json') =>
  fetch(`http://127.0.0.1:${port}/sandbox/practice/session`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: JSON.stringify(body),
  });

/** DESIGN §5 row 27: only staff get a session here, always with a second factor, and patients never do. */
describe('an account without staff access', () => {
  let sandbox: Sandbox;
  let app: FirebaseApp;
  let auth: Auth;
  let email: string;

  const ask = (path: string, idToken: string) => callApi(sandbox, 'GET', path, { idToken });
  const mint = (idToken: string) => ask('/iams/auth/customToken?scope[]=all', idToken);
  const open = (idToken: string) => ask('/iams/auth/sessionCookie?setCookie=false', idToken);
  const password = async (typed: string = SANDBOX_PATIENT_PASSWORD) =>
    getIdToken((await signInWithEmailAndPassword(auth, email, typed)).user);
  const newestLink = () => /oobCode=([\w-]+)/.exec(sandbox.outbox.newestFirst()[0]?.text ?? '')?.[1] ?? '';
  const practiceSession = async (idToken: string) => {
    return (await (await knock(sandbox, { idToken })).json()) as { sessionCookie: string; customToken: string };
  };

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    const [patient] = sandbox.backend.chat.people.patients();
    if (!patient) throw new Error('There is a patient');
    email = patient.email;
    app = initializeApp({ apiKey: 'sandbox', projectId: 'uk-staff-dashboard-sandbox' }, 'patient');
    auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://127.0.0.1:${sandbox.port}`, { disableWarnings: true });
  });

  afterAll(async () => {
    await deleteApp(app);
    await sandbox.stop();
  });

  it('gets neither token nor session with a password', async () => {
    const idToken = await password();
    expect([await mint(idToken), await open(idToken)]).toMatchObject([staffOnly, staffOnly]);
    const add = { code: '000000', secret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU', label: 'Mine' };
    expect(await callApi(sandbox, 'POST', '/iams/mfa/totp/secrets', { idToken }, add)).toMatchObject({ status: 403 });
  });

  it('gets neither for an account that it registered itself', async () => {
    const body = JSON.stringify({
      email: 'self@example.org',
      password: 'a long walk in the rain',
      returnSecureToken: true,
    });
    const url = `http://127.0.0.1:${sandbox.port}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=sandbox`;
    const made = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const { idToken } = (await made.json()) as { idToken: string };
    expect([await mint(idToken), await open(idToken)]).toMatchObject([staffOnly, staffOnly]);
  });

  it('gets neither by a sign-in link, which is never sent', async () => {
    const settings = { url: sandbox.origin, handleCodeInApp: true };
    await expect(sendSignInLinkToEmail(auth, email, settings)).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
  });

  it('gets neither with the session of its app, even when that is renewed', async () => {
    const body = await practiceSession(await password());
    const { user } = await signInWithCustomToken(auth, body.customToken);
    for (const idToken of [await getIdToken(user), await getIdToken(user, true)]) {
      expect([await mint(idToken), await open(idToken)]).toMatchObject([staffOnly, staffOnly]);
    }
    const fresh = await callApi(sandbox, 'GET', '/iams/auth/freshCustomToken', {
      Authorization: `Bearer ${body.sessionCookie}`,
    });
    expect(fresh).toMatchObject(staffOnly);
  });

  it('gets the session of its app from the practice page, with the rights of a patient', async () => {
    const body = await practiceSession(await password());
    const scopes = await callApi(sandbox, 'GET', '/iams/scopes/current', {
      Authorization: `Bearer ${body.sessionCookie}`,
    });
    expect(JSON.parse(scopes.text)).toEqual({ scopes: expect.arrayContaining(['patient:chat']) });
  });

  it('gets neither by the links of emails', async () => {
    const fresh = 'a long walk in the rain';
    await sendPasswordResetEmail(auth, email);
    await confirmPasswordReset(auth, newestLink(), fresh);
    const { user } = await signInWithEmailAndPassword(auth, email, fresh);
    await sendEmailVerification(user);
    await applyActionCode(auth, newestLink());
    const idToken = await getIdToken(user, true);
    expect([await mint(idToken), await open(idToken)]).toMatchObject([staffOnly, staffOnly]);
  });
});

describe('the sign-in of the practice page', () => {
  let sandbox: Sandbox;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  });
  afterAll(() => sandbox.stop());

  it('is closed to staff, to callers without a session, and to a page of another origin', async () => {
    const staff = sandbox.identity.findByEmail('benedict.okafor@staff.example');
    if (!staff) throw new Error('Benedict has an account');
    const { idToken } = sandbox.identity.startSession(staff, 'password');
    expect((await knock(sandbox, { idToken })).status).toBe(403);
    expect((await knock(sandbox, { idToken: 'invented' })).status).toBe(401);
    expect((await knock(sandbox, {})).status).toBe(400);
    expect((await knock(sandbox, { idToken }, 'text/plain')).status).toBe(415);
  });
});
