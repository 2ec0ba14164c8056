import type { SourceFault } from './SourceFault';

/** Faults of logging in and out: each would let somebody in, keep somebody out, or lose what they wrote. */
export const sessionFaults: readonly SourceFault[] = [
  {
    name: 'an email that could not be sent counts as sent',
    file: 'src/presentation/session/secondFactor/OneTimePasswordStore.ts',
    find: "this.emailCode = sent.ok ? 'successful' : 'failed';",
    replace: "this.emailCode = 'successful';",
    test: 'test/presentation/session/secondFactor/OneTimePasswordStore.test.ts',
    fails: ['OneTimePasswordStore says that the email could not be sent, and can try again'],
  },
  {
    name: 'a log-out that was discarded keeps the messages',
    file: 'src/application/session/signOut/SignOut.ts',
    find: "if (decision === 'discard') await pending.discard();",
    replace: '',
    test: 'test/application/session/signOut/SignOut.test.ts',
    fails: ['SignOut discards messages only on request'],
  },
  {
    name: 'a log-out that fails counts as done',
    file: 'src/application/session/signOut/SignOut.ts',
    find: "else if (!(await gateway.close()).ok) return fail({ kind: 'notSignedOut' });",
    replace: 'else await gateway.close();',
    test: 'test/application/session/signOut/SignOut.test.ts',
    fails: ['SignOut keeps the session when the backend could not revoke it'],
  },
  {
    name: 'the log-out page says nothing of a log-out that failed',
    file: 'src/presentation/session/signOut/LogoutPageStore.ts',
    find: "if (!signedOut) runInAction(() => (this.phase = 'failed'));",
    replace: '',
    test: 'test/presentation/session/signOut/LogoutPageStore.test.ts',
    fails: ['LogoutPageStore ends the wait after an unexpected fault'],
  },
  {
    name: 'a login at the provider is taken up after its five minutes',
    file: 'src/application/session/singleSignOn/FinishSingleSignOn.ts',
    find: "if (verdict === 'expired') return fail({ kind: 'stateExpired' });",
    replace: '',
    test: 'test/application/session/singleSignOn/FinishSingleSignOn.test.ts',
    fails: ['FinishSingleSignOn rejects a state at 5:00.000 and accepts it at 4:59.999'],
  },
  {
    name: 'an unsafe address of a provider is opened',
    file: 'src/application/session/singleSignOn/StartSingleSignOn.ts',
    find: "if (!loginUrlIsSafe(given.value, location.origin())) return fail({ kind: 'loginUrlNotSafe' });",
    replace: '',
    test: 'test/application/session/singleSignOn/beginSingleSignOn.test.ts',
    fails: ['StartSingleSignOn goes nowhere that is not safe: http://provider.example/authorise?x=1'],
  },
  {
    name: 'somebody half signed in at the provider stays so',
    file: 'src/application/session/singleSignOn/FinishSingleSignOn.ts',
    find: 'await this.ports.identity.signOut();',
    replace: '',
    test: 'test/application/session/singleSignOn/FinishSingleSignOn.test.ts',
    fails: [
      'FinishSingleSignOn requires the second factor where the provider required none, and signs nobody in until then',
    ],
  },
  {
    name: 'a refused password is not named once another is typed',
    file: 'src/presentation/session/password/NewPasswordFields.ts',
    find: 'return this.password === this.sentPassword;',
    replace: 'return true;',
    test: 'test/presentation/session/password/newPassword.test.tsx',
    fails: ['a new password that is refused as easy to guess is said so until another one is typed'],
  },
  {
    name: 'the session ends without a warning',
    file: 'src/presentation/session/reauthentication/SessionLifeStore.ts',
    find: '    this.minutesLeft = minutesLeft;\n',
    replace: '',
    test: 'test/presentation/session/reauthentication/SessionLifeStore.test.ts',
    fails: ['SessionLifeStore warns five minutes before the end and counts down'],
  },
];
