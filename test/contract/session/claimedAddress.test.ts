import 'reflect-metadata';
import { totpOf } from '#sandbox/backend/session/TotpChallenges';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { callApi } from '#test/sandbox/server/signInStaff';

const OWN = 'mallory@elsewhere.example';
const SECRET = 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU';

/** A listed colleague with rights who has not chosen a password yet. */
const invited = (sandbox: Sandbox) => {
  const { people } = sandbox.backend.chat;
  const [found] = sandbox.backend.users.directory
    .holders()
    .filter(
      ({ id, kind }) => kind === 'registered' && people.access.scopesOf(id).includes('organisations:edit-thrive'),
    );
  if (found === undefined) throw new Error('Somebody of the list holds the right');
  return found;
};

/** DESIGN §9 row 43: only a user who reads the mailbox of a listed address becomes the listed person. */
describe('an account that claims the address of a listed person', () => {
  let sandbox: Sandbox;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  });
  afterEach(() => sandbox.stop());

  const identity = async (operation: string, body: object): Promise<string> => {
    const url = `http://127.0.0.1:${sandbox.port}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=sandbox`;
    const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const answer = (await (await fetch(url, request)).json()) as { readonly idToken?: string };
    return answer.idToken ?? '';
  };
  const signUp = (email: string) =>
    identity('signUp', { email, password: 'a long walk in the rain', returnSecureToken: true });
  const rename = (idToken: string, email: string) => identity('update', { idToken, email, returnSecureToken: true });
  const ask = (method: string, path: string, idToken: string, body?: object) =>
    callApi(sandbox, method, path, { idToken }, body);
  const sendCode = (idToken: string) => ask('GET', '/iams/mfa/email/challenge?configurationId=default-email', idToken);
  const newestCode = (to: string) => {
    const mail = sandbox.outbox.newestFirst().find(one => one.to === to);
    return /[0-9]{6}/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  const proveMailbox = async (idToken: string, to: string) => {
    await sendCode(idToken);
    return ask('POST', '/iams/mfa/email/challenge-response', idToken, { code: newestCode(to) });
  };
  const totp = () => totpOf(SECRET).generate({ timestamp: sandbox.clock.now() });
  const addAuthenticator = (idToken: string) =>
    ask('POST', '/iams/mfa/totp/secrets', idToken, { code: totp(), secret: SECRET, label: 'Mine' });
  const mint = async (idToken: string) => {
    sandbox.clock.offsetMs += 60_000;
    const { text } = await ask('POST', '/iams/mfa/totp/challenge-response', idToken, { code: totp() });
    const { token } = JSON.parse(text) as { readonly token: string };
    return ask('GET', `/iams/auth/customToken?scope[]=all&mfaChallengeResponse=${token}`, idToken);
  };
  const isNobody = (uid = '') => sandbox.backend.chat.people.idOf(uid) === uid;
  const uidOf = (idToken: string) =>
    (JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { readonly sub: string }).sub;

  it('becomes that person after proving the mailbox, and signs in with their rights', async () => {
    const { person } = invited(sandbox);
    const idToken = await signUp(person.email);
    expect(isNobody(uidOf(idToken))).toBe(true);
    expect((await proveMailbox(idToken, person.email)).status).toBe(200);
    expect((await addAuthenticator(idToken)).status).toBe(200);
    const minted = await mint(idToken);
    expect(minted.status).toBe(200);
    expect(isNobody(uidOf(idToken))).toBe(false);
  });

  it('has no rights without the emailed code, whatever it calls', async () => {
    const idToken = await signUp(invited(sandbox).person.email);
    await ask('GET', '/iams/mfa/options?scopes[]=all', idToken);
    await sendCode(idToken);
    await addAuthenticator(idToken);
    await ask('GET', '/iams/auth/customToken?scope[]=all', idToken);
    expect(isNobody(uidOf(idToken))).toBe(true);
  });

  it('has no rights with its own method after changing its address to the colleague’s', async () => {
    const { person } = invited(sandbox);
    const first = await signUp(OWN);
    await proveMailbox(first, OWN);
    expect((await addAuthenticator(first)).status).toBe(200);
    const renamed = await rename(first, person.email);
    const minted = await mint(renamed);
    expect(minted).toMatchObject({ status: 403, text: expect.stringMatching(/^StaffOnly\n/) });
    expect(isNobody(uidOf(renamed))).toBe(true);
  });

  it('proves nothing with a code that was sent to the former address', async () => {
    const { person } = invited(sandbox);
    const first = await signUp(OWN);
    await sendCode(first);
    const renamed = await rename(first, person.email);
    const answer = await ask('POST', '/iams/mfa/email/challenge-response', renamed, { code: newestCode(OWN) });
    expect(answer.status).toBe(400);
    expect(isNobody(uidOf(renamed))).toBe(true);
  });
});
