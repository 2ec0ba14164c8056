import { AddAuthenticator } from '@/application/session/secondFactor/AddAuthenticator';
import { RelabelAuthenticator } from '@/application/session/secondFactor/RelabelAuthenticator';
import { RemoveSecondFactor } from '@/application/session/secondFactor/RemoveSecondFactor';
import { SendEmailCode } from '@/application/session/secondFactor/SendEmailCode';
import { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import { AxiosAuthenticatorGateway } from '@/infrastructure/http/session/AxiosAuthenticatorGateway';
import { AxiosSecondFactorGateway } from '@/infrastructure/http/session/AxiosSecondFactorGateway';
import { AxiosSessionGateway } from '@/infrastructure/http/session/AxiosSessionGateway';
import { OneTimePasswordStore } from '@/presentation/session/secondFactor/OneTimePasswordStore';
import { totpOf, TOTP_PERIOD_S } from '#sandbox/backend/session/TotpChallenges';
import { IdentityClient } from '#sandbox/practice/IdentityClient';
import { SANDBOX_STAFF_PASSWORD } from '#sandbox/seed/seedPasswords';
import { sandboxClient, staffOf } from '#test/support/builders/kernel/sandboxClient';
import { FakeIdentityProvider } from '#test/support/fakes/session/FakeIdentityProvider';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { given, type LostAnswerCase, type LostAnswers, type LostWorld, type WriteName } from './lostAnswers';

/** A user with an authenticator and emailed codes. */
const UID = 'staff-benedict';
const PHONE = `totp-${UID}`;
const MAIL = `email-${UID}`;
const SECOND_PHONE = { id: 'totp-second', secret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLA' };
const recent = new RequireRecentSignIn(new FakeReauthentication());

const emailedCode = ({ sandbox }: LostWorld): string =>
  /\b\d{6}\b/.exec(sandbox.outbox.newestFirst().find(({ subject }) => /one time/i.test(subject))?.text ?? '')?.[0] ??
  '';

/** Signs Benedict in with the right password. */
async function begun(world: LostWorld) {
  const { sandbox, backend } = world;
  const [person, identity] = [staffOf(sandbox, UID), new IdentityClient(sandbox.origin)];
  const phone = person.mfa.find(({ type }) => type === 'totp');
  if (phone?.type !== 'totp') throw new Error('Benedict has an authenticator.');
  const { secret, label, createdAt } = phone;
  backend.methods.replace(UID, [
    { id: PHONE, type: 'totp', secret, label, createdAt },
    { id: MAIL, type: 'email' },
  ]);
  // Each code works for one sign-in, and each email for half a minute.
  sandbox.clock.offsetMs += 2 * TOTP_PERIOD_S * 1_000;
  const idToken = await identity.signInWithPassword(person.email, SANDBOX_STAFF_PASSWORD);
  const code = (of = secret): string => totpOf(of).generate({ timestamp: sandbox.clock.now() });
  const client = world.client(UID);
  const [factors, sessions] = [new AxiosSecondFactorGateway(client), new AxiosSessionGateway(client)];
  const prove = () => given(factors.answer({ idToken, method: 'totp', code: code() }));
  /** The ID token of a user who has given the second factor. */
  const proved = async () => {
    const customToken = await given(sessions.mintCustomToken({ idToken, mfaChallengeResponse: await prove() }));
    return identity.signInWithCustomToken(customToken);
  };
  return { idToken, code, client, factors, sessions, prove, proved };
}

const challenge = (method: 'totp' | 'email'): LostAnswerCase => ({
  begin: async world => {
    const { idToken, code, factors, sessions } = await begun(world);
    if (method === 'email') await given(factors.emailCode({ idToken, optionId: MAIL }));
    const answer = { idToken, method, code: method === 'email' ? emailedCode(world) : code() };
    let proof = '';
    return {
      act: async () => {
        const proved = await factors.answer(answer);
        if (proved.ok) proof = proved.value;
        return proved;
      },
      held: async () => (await sessions.mintCustomToken({ idToken, mfaChallengeResponse: proof })).ok,
      wanted: true,
    };
  },
});

/** Benedict’s authenticators in an open session. */
async function authenticators(world: LostWorld) {
  const { code } = await begun(world);
  const { methods } = world.backend;
  methods.replace(UID, [
    ...methods.methodsOf(UID),
    { ...SECOND_PHONE, type: 'totp', label: 'Second phone', createdAt: 0 },
  ]);
  const gateway = new AxiosAuthenticatorGateway(world.client(UID));
  const mails = () => world.sandbox.outbox.newestFirst().filter(({ to }) => to === staffOf(world.sandbox, UID).email);
  const before = mails().length;
  const held = () => [methods.methodsOf(UID).map(({ id }) => id), mails().length - before];
  return { code, gateway, held, methods };
}

const CODE_OF_A_PROVIDER =
  'a code of a provider works once, by its standard; the answer to a repeat says that no one is logged in, ' +
  'which is so, and “Try again” starts again';
const DRIVE = 'test/adversarial/lostAnswersOfDrive.test.ts';

export const lostAnswersOfSessions: LostAnswers<
  Extract<WriteName, `${'session' | 'mfa' | 'openId' | 'drive'}.${string}`>
> = {
  'session.totpChallengeResponse': challenge('totp'),
  'session.emailChallengeResponse': challenge('email'),
  'session.emailChallenge': {
    begin: async world => {
      const { idToken, factors } = await begun(world);
      const options = [
        { id: PHONE, type: 'totp' },
        { id: MAIL, type: 'email' },
      ] as const;
      const submitSecondFactor = {
        execute: ({ method, typed }: { readonly method: 'totp' | 'email'; readonly typed: string }) =>
          factors.answer({ idToken, method, code: typed }),
      };
      const useCases = { submitSecondFactor, sendEmailCode: new SendEmailCode(factors) };
      const store = new OneTimePasswordStore({ email: '', idToken, options }, useCases);
      return {
        act: async () => {
          await store.sendEmail();
          return store.emailed
            ? { ok: true, value: undefined }
            : { ok: false, failure: { kind: store.emailFailure?.kind ?? '' } };
        },
        held: async () => {
          store.type(emailedCode(world));
          await store.submit();
          return store.failure;
        },
        wanted: undefined,
      };
    },
  },
  'session.customToken': {
    begin: async world => {
      const { idToken, sessions, prove } = await begun(world);
      const mfaChallengeResponse = await prove();
      return {
        act: () => sessions.mintCustomToken({ idToken, mfaChallengeResponse }),
        // Each proof mints one token. The user is asked for another code, and is not signed in.
        refused: 'secondFactorNeeded',
        held: () => undefined,
        wanted: undefined,
      };
    },
  },
  'session.sessionCookie': {
    begin: async world => {
      const { sessions, proved } = await begun(world);
      const idToken = await proved();
      let cookie = '';
      return {
        act: async () => {
          const opened = await sessions.open(idToken);
          if (opened.ok) cookie = opened.value;
          return opened;
        },
        // Logging out also ends the session whose cookie was lost.
        held: async () => {
          const { sessions: open } = world.backend;
          const session = open.find(cookie);
          if (session !== undefined) open.logOut(session);
          return [session?.uid, open.find(cookie)];
        },
        wanted: [UID, undefined],
      };
    },
  },
  'session.logout': {
    begin: world => {
      const uid = 'staff-emrys';
      const sessions = new AxiosSessionGateway(world.client(uid));
      const other = sandboxClient(world.sandbox, uid);
      return { act: () => sessions.close(), held: () => other.endSession(), wanted: undefined };
    },
  },
  'mfa.addTotpSecret': {
    begin: async world => {
      const { client, code, proved } = await begun(world);
      const gateway = new AxiosAuthenticatorGateway(client);
      const add = new AddAuthenticator(gateway, new FakeIdentityProvider(), recent);
      const { secret } = SECOND_PHONE;
      const command = { idToken: await proved(), typed: code(secret), secret, label: 'Second phone' };
      return {
        act: () => add.execute(command),
        held: () => world.backend.methods.totpOf(UID).filter(one => one.secret === secret).length,
        wanted: 1,
      };
    },
  },
  'mfa.relabelTotpSecret': {
    begin: async world => {
      const { gateway, methods } = await authenticators(world);
      const relabel = new RelabelAuthenticator(gateway, recent);
      return {
        act: () => relabel.execute({ id: SECOND_PHONE.id, typed: 'Tablet' }),
        held: () => methods.totpOf(UID).map(({ label }) => label),
        wanted: expect.arrayContaining(['Tablet']) as unknown,
      };
    },
  },
  'mfa.removeTotpSecret': {
    begin: async world => {
      const { gateway, held } = await authenticators(world);
      const remove = new RemoveSecondFactor(gateway, recent);
      return {
        act: () => remove.execute({ type: 'totp', id: SECOND_PHONE.id }),
        held,
        wanted: [[PHONE, MAIL], 1],
      };
    },
  },
  'mfa.removeDefaultEmail': {
    begin: async world => {
      const { gateway, held } = await authenticators(world);
      const remove = new RemoveSecondFactor(gateway, recent);
      return { act: () => remove.execute({ type: 'email' }), held, wanted: [[PHONE, SECOND_PHONE.id], 1] };
    },
  },
  'openId.loginUrl': { reason: 'it begins a login that need not be finished, and the next one is another' },
  'openId.loginCallback': { reason: CODE_OF_A_PROVIDER },
  'drive.addAccount': { suite: DRIVE, test: 'links the account' },
  'drive.removeAccount': { suite: DRIVE, test: 'unlinks the account, whichever call loses its answer' },
  'drive.revoke': { suite: DRIVE, test: 'unlinks the account, whichever call loses its answer' },
  'drive.ensurePermissions': { suite: DRIVE, test: 'makes the account a reader' },
};
