import { guessLimits } from '@/infrastructure/http/endpoints/guessLimits';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

const { wrongCodesOfOneSignIn, wrongCodesOfOneAccount, pauseMinutes } = guessLimits;
const PAUSE_MS = pauseMinutes * 60_000;

/** A person trying to give the second factor. */
export interface Guesser {
  readonly uid: string;
  readonly email: string;
  /** As `loginOf` names it. */
  readonly login: string;
  readonly kind: 'totp' | 'email';
}

interface Guesses {
  /** In a row. */
  readonly wrong: number;
  /** Milliseconds since 1970. */
  readonly lastAt: number;
}

export interface CodeGuessLimitsDependencies {
  readonly clock: { now(): number };
  readonly sendEmail: (to: string, subject: string, text: string) => void;
}

/** Counts wrong codes by sign-in and by account, and ends the one and pauses the other. */
export class CodeGuessLimits {
  private readonly bySignIn = new Map<string, number>();
  private readonly byAccount = new JournalledMap<Guesses>('mfa-guesses');

  constructor(private readonly dependencies: CodeGuessLimitsDependencies) {}

  attachTo(journal: JournalHost): this {
    this.byAccount.attachTo(journal);
    return this;
  }

  /** Throws 429 `AccountPaused` or `SignInOver`, else 400 for a wrong code. */
  judge(guesser: Guesser, accepts: () => boolean): void {
    if (this.isPaused(guesser)) accountPaused();
    if (this.triesLeft(guesser) <= 0) signInOver();
    if (accepts()) this.byAccount.remove(keyOf(guesser));
    else this.countWrong(guesser);
  }

  /** True if codes of this kind are not accepted for now. */
  isPaused(guesser: Pick<Guesser, 'uid' | 'kind'>): boolean {
    return guesser.kind === 'totp' && this.wrongOf(guesser) >= wrongCodesOfOneAccount;
  }

  /** After a new password: an attacker who guessed before needs that one first. */
  forget(uid: string): void {
    for (const kind of ['totp', 'email'] as const) this.byAccount.remove(keyOf({ uid, kind }));
  }

  private countWrong(guesser: Guesser): never {
    const { login } = guesser;
    this.bySignIn.set(login, (this.bySignIn.get(login) ?? 0) + 1);
    const wrong = this.wrongOf(guesser) + 1;
    this.byAccount.put(keyOf(guesser), { wrong, lastAt: this.dependencies.clock.now() });
    if (wrong % wrongCodesOfOneSignIn === 0) this.notifyOwner(guesser, wrong);
    if (this.triesLeft(guesser) <= 0) signInOver();
    throw new BackendError(400, 'ValidationError', 'code: is wrong, used or expired');
  }

  private triesLeft(guesser: Guesser): number {
    const tried = this.bySignIn.get(guesser.login) ?? 0;
    const isSuspect = guesser.kind === 'email' && this.wrongOf(guesser) >= wrongCodesOfOneAccount;
    return (isSuspect ? 1 : wrongCodesOfOneSignIn) - tried;
  }

  private wrongOf(guesser: Pick<Guesser, 'uid' | 'kind'>): number {
    const guesses = this.byAccount.get(keyOf(guesser));
    return guesses && this.dependencies.clock.now() - guesses.lastAt < PAUSE_MS ? guesses.wrong : 0;
  }

  private notifyOwner({ email }: Guesser, wrong: number): void {
    const text =
      `${wrong} wrong one time passwords were entered for your account by someone who knew your password. ` +
      'If that was not you, reset your password now and tell your administrator.';
    this.dependencies.sendEmail(email, 'Wrong one time passwords', text);
  }
}

const keyOf = ({ uid, kind }: Pick<Guesser, 'uid' | 'kind'>): string => `${kind} ${uid}`;

function signInOver(): never {
  throw new BackendError(429, 'SignInOver', 'There were too many wrong codes. Log in again with your password.');
}

/** Refuses with 429 `AccountPaused`. */
export function accountPaused(): never {
  throw new BackendError(
    429,
    'AccountPaused',
    `There were too many wrong codes. Wait ${pauseMinutes} minutes, or reset your password.`,
  );
}
