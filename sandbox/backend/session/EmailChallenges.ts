import { randomInt, timingSafeEqual } from 'node:crypto';
import { JournalledMap, type Keeper } from '#sandbox/backend/shared/JournalledMap';
import { WRONG_TRIES_ALLOWED } from './TotpChallenges';

/** Milliseconds for which an emailed code is good. */
export const EMAIL_CODE_LIFE_MS = 10 * 60_000;
/** Milliseconds between two emails to one person. */
export const EMAIL_PAUSE_MS = 30_000;

interface EmailChallenge {
  readonly code: string;
  readonly sentAt: number;
  readonly wrongTries: number;
  readonly closed: boolean;
}

/** One-time codes by email: one open code a person, good once, for minutes, and for a few tries. */
export class EmailChallenges {
  private readonly challenges = new JournalledMap<EmailChallenge>('mfa-email');

  constructor(private readonly clock: { now(): number }) {}

  keepIn(keeper: Keeper): this {
    this.challenges.keepIn(keeper);
    return this;
  }

  /** Makes a code in the place of the earlier one; undefined while the last email is too recent. */
  open(uid: string): string | undefined {
    const now = this.clock.now();
    const last = this.challenges.get(uid);
    if (last && now - last.sentAt < EMAIL_PAUSE_MS) return undefined;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    this.challenges.put(uid, { code, sentAt: now, wrongTries: 0, closed: false });
    return code;
  }

  accepts(uid: string, code: string): boolean {
    const challenge = this.challenges.get(uid);
    if (!challenge || challenge.closed || this.clock.now() - challenge.sentAt >= EMAIL_CODE_LIFE_MS) return false;
    const right = timingSafeEqual(Buffer.from(code.padEnd(6)), Buffer.from(challenge.code));
    const wrongTries = challenge.wrongTries + Number(!right);
    this.challenges.put(uid, { ...challenge, wrongTries, closed: right || wrongTries >= WRONG_TRIES_ALLOWED });
    return right;
  }
}
