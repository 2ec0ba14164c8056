import { TOTP } from 'otpauth';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

/** Seconds that one authenticator code is shown. */
export const TOTP_PERIOD_S = 30;
/** Steps by which the authenticator's clock may be off, either way. */
const TOTP_WINDOW = 1;

export interface Authenticator {
  readonly id: string;
  readonly secret: string;
}

export function totpOf(secret: string): TOTP {
  return new TOTP({ secret, digits: 6, period: TOTP_PERIOD_S, algorithm: 'SHA1' });
}

/**
 * Checks authenticator codes: one step either way, and no code (or an earlier one) twice. `CodeGuessLimits` counts the
 * wrong ones.
 */
export class TotpChallenges {
  /** The newest time step whose code was accepted, by authenticator. */
  private readonly usedSteps = new JournalledMap<number>('mfa-totp-steps');

  constructor(private readonly clock: { now(): number }) {}

  attachTo(journal: JournalHost): this {
    this.usedSteps.attachTo(journal);
    return this;
  }

  accepts(authenticators: readonly Authenticator[], code: string): boolean {
    return authenticators.some(authenticator => this.useUp(authenticator, code));
  }

  /**
   * For a new authenticator: checks a code of its secret. The code is used up; wrong ones are not counted, because
   * there is nothing to guess.
   */
  proves(authenticator: Authenticator, code: string): boolean {
    return this.useUp(authenticator, code);
  }

  /** The first code that would be accepted now, and the milliseconds for which it stays so. For the accounts page. */
  nextCode({ id, secret }: Authenticator): { readonly code: string; readonly validForMs: number } | undefined {
    const now = this.clock.now();
    const step = this.stepAt(now);
    const free = [step, step + 1].find(candidate => candidate > (this.usedSteps.get(id) ?? 0));
    if (free === undefined) return undefined;
    const code = totpOf(secret).generate({ timestamp: free * TOTP_PERIOD_S * 1000 });
    return { code, validForMs: (free + 1 + TOTP_WINDOW) * TOTP_PERIOD_S * 1000 - now };
  }

  private useUp({ id, secret }: Authenticator, code: string): boolean {
    const now = this.clock.now();
    const offset = totpOf(secret).validate({ token: code, timestamp: now, window: TOTP_WINDOW });
    if (offset === null) return false;
    const step = this.stepAt(now) + offset;
    if (step <= (this.usedSteps.get(id) ?? 0)) return false;
    this.usedSteps.put(id, step);
    return true;
  }

  private stepAt(now: number): number {
    return Math.floor(now / 1000 / TOTP_PERIOD_S);
  }
}
