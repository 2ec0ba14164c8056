import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  verifyPasswordResetCode,
  type Auth,
  type Persistence,
  type User as FirebaseUser,
  type UserCredential,
} from 'firebase/auth';
import type {
  ActionCodeFailure,
  Credentials,
  IdentifiedUser,
  IdentityFailure,
  IdentityProvider,
} from '@/application/session/ports/IdentityProvider';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Environment } from '@/domain/app/Environment';
import { toIdentityFailure } from './toIdentityFailure';

/**
 * Two Firebase apps: one checks passwords and remembers nothing, the other holds the session's user. So a user who is
 * only half signed in never replaces the one whose live connections run.
 */
export class FirebaseIdentityProvider implements IdentityProvider {
  private readonly passwords: Auth;
  private readonly people: Auth;

  constructor(private readonly environment: Environment) {
    this.passwords = this.open('passwords', inMemoryPersistence);
    this.people = this.open('people', environment.production ? inMemoryPersistence : indexedDBLocalPersistence);
  }

  /** Everything needed is here once this class is. */
  async prepare(): Promise<void> {}

  checkPassword({ email, password }: Credentials): Promise<Result<string, IdentityFailure>> {
    return attempt(() => this.provedBy(signInWithEmailAndPassword(this.passwords, email, composed(password))));
  }

  createAccount({ email, password }: Credentials): Promise<Result<string, IdentityFailure>> {
    return attempt(() => this.provedBy(createUserWithEmailAndPassword(this.passwords, email, composed(password))));
  }

  signInWithCustomToken(customToken: string): Promise<Result<IdentifiedUser, IdentityFailure>> {
    return attempt(async () => identify((await signInWithCustomToken(this.people, customToken)).user));
  }

  async restoredUser(): Promise<IdentifiedUser | undefined> {
    const restored = await attempt(async () => {
      await this.people.authStateReady();
      return this.people.currentUser === null ? undefined : identify(this.people.currentUser);
    });
    return restored.ok ? restored.value : undefined;
  }

  sendPasswordReset(email: string, continueUrl: string): Promise<Result<void, IdentityFailure>> {
    return attempt(() => sendPasswordResetEmail(this.passwords, email, { url: continueUrl }));
  }

  checkResetCode(code: string): Promise<Result<string, ActionCodeFailure>> {
    return attemptWithCode(() => verifyPasswordResetCode(this.passwords, code));
  }

  resetPassword({
    code,
    password,
  }: {
    readonly code: string;
    readonly password: string;
  }): Promise<Result<void, ActionCodeFailure>> {
    return attemptWithCode(() => confirmPasswordReset(this.passwords, code, composed(password)));
  }

  async signOut(): Promise<void> {
    await this.people.authStateReady();
    await signOut(this.people);
  }

  /** Releases what both apps hold; the same names can be opened again afterwards. */
  async close(): Promise<void> {
    await Promise.all([deleteApp(this.passwords.app), deleteApp(this.people.app)]);
  }

  /** The ID token of a password. It leaves no one signed in. */
  private async provedBy(signIn: Promise<UserCredential>): Promise<string> {
    const idToken = await (await signIn).user.getIdToken();
    await signOut(this.passwords);
    return idToken;
  }

  private open(name: string, persistence: Persistence): Auth {
    const { firebase, emulators } = this.environment;
    const auth = initializeAuth(initializeApp(firebase, name), { persistence });
    if (emulators !== undefined) connectAuthEmulator(auth, emulators.identity, { disableWarnings: true });
    return auth;
  }
}

/** Keyboards and password managers write é in one character or in two: both are one password. */
const composed = (password: string): string => password.normalize('NFC');

async function identify(user: FirebaseUser): Promise<IdentifiedUser> {
  return { user: { uid: user.uid, email: user.email ?? '' }, idToken: await user.getIdToken() };
}

/** The provider's own errors become failures; anything else is a bug and flies. */
async function attempt<T>(work: () => Promise<T>): Promise<Result<T, IdentityFailure>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof FirebaseError) return fail(toIdentityFailure(error));
    throw error;
  }
}

/** The provider's codes for an invalid link from an email. */
const invalidLinks: readonly string[] = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
];

async function attemptWithCode<T>(work: () => Promise<T>): Promise<Result<T, ActionCodeFailure>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof FirebaseError)
      return fail(invalidLinks.includes(error.code) ? { kind: 'linkInvalid' } : toIdentityFailure(error));
    throw error;
  }
}
