import { randomInt, timingSafeEqual } from 'node:crypto';
import { JournalledMap, type Keeper } from '#sandbox/backend/shared/JournalledMap';
import { WRONG_TRIES_ALLOWED } from './TotpChallenges';

/** Milliseconds for which an emailed code is good. */
export const EMAIL_CODE_LIFE_MS = 10 * 60_000;
/** Milliseconds between two emails in one sign-in. */
export const EMAIL_PAUSE_MS = 30_000;
/** Emails to one person within the life of a code, however often somebody signs in. */
export const MOST_EMAILS = 10;

interface EmailChallenge {
  /** The sign-in that asked for it; a challenge of an older journal names none and opens nothing. */
  readonly login?: string;
  readonly code: string;
  readonly sentAt: number;
  /** When the person was sent emails lately, this one included; in milliseconds since 1970. */
  readonly sent?: readonly number[];
  readonly wrongTries: number;
  readonly closed: boolean;
}

/** Whose code, and in which sign-in. */
export interface EmailLogin {
  readonly uid: string;
  /** As `loginOf` names it. */
  readonly login: string;
}

/** One-time codes by email: one open code a person, good once, in the sign-in that asked for it, for minutes and for a few tries. */
export class EmailChallenges {
  private readonly challenges = new JournalledMap<EmailChallenge>('mfa-email');

  constructor(private readonly clock: { now(): number }) {}

  keepIn(keeper: Keeper): this {
    this.challenges.keepIn(keeper);
    return this;
  }

  /** Makes a code in the place of the earlier one; undefined while the last email is too recent, or after too many. */
  open({ uid, login }: EmailLogin): string | undefined {
    const now = this.clock.now();
    const last = this.challenges.get(uid);
    const lately = (last?.sent ?? []).filter(sentAt => now - sentAt < EMAIL_CODE_LIFE_MS);
    const isTooSoon = last?.login === login && now - last.sentAt < EMAIL_PAUSE_MS;
    if (isTooSoon || lately.length >= MOST_EMAILS) return undefined;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    this.challenges.put(uid, { login, code, sentAt: now, sent: [...lately, now], wrongTries: 0, closed: false });
    return code;
  }

  accepts({ uid, login }: EmailLogin, code: string): boolean {
    const challenge = this.challenges.get(uid);
    if (challenge?.login !== login || challenge.closed || this.clock.now() - challenge.sentAt >= EMAIL_CODE_LIFE_MS) return false;
    const right = timingSafeEqual(Buffer.from(code.padEnd(6)), Buffer.from(challenge.code));
    const wrongTries = challenge.wrongTries + Number(!right);
    this.challenges.put(uid, { ...challenge, wrongTries, closed: right || wrongTries >= WRONG_TRIES_ALLOWED });
    return right;
  }
}
