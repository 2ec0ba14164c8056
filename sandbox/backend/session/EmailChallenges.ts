import { randomInt, timingSafeEqual } from 'node:crypto';
import { guessLimits } from '@/infrastructure/http/endpoints/guessLimits';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

/** Milliseconds for which an emailed code is good. */
export const EMAIL_CODE_LIFE_MS = guessLimits.emailCodeLifeMinutes * 60_000;
/** Milliseconds between two emails in one sign-in. */
export const EMAIL_PAUSE_MS = guessLimits.emailPauseSeconds * 1_000;
/** Emails to one user within the life of a code, however often they sign in. */
export const MOST_EMAILS = guessLimits.emailsOfOneAccount;

interface EmailChallenge {
  readonly code: string;
  /** The address it was sent to. */
  readonly email?: string;
  readonly sentAt: number;
  readonly closed: boolean;
}

/** The user of the code, the sign-in, and the present address of the account. */
export interface EmailLogin {
  readonly uid: string;
  /** As `loginOf` names it. */
  readonly login: string;
  readonly email: string;
}

/**
 * One-time codes by email: one open code per sign-in, valid once, only in that sign-in, for minutes. Other sign-ins do
 * not affect it. `CodeGuessLimits` counts the wrong ones.
 */
export class EmailChallenges {
  /** By sign-in. */
  private readonly challenges = new JournalledMap<EmailChallenge>('mfa-email-codes');
  /** Times of recent emails, by account; milliseconds since 1970. */
  private readonly sent = new JournalledMap<readonly number[]>('mfa-emails');

  constructor(private readonly clock: { now(): number }) {}

  attachTo(journal: JournalHost): this {
    this.challenges.attachTo(journal);
    this.sent.attachTo(journal);
    return this;
  }

  /** Makes a code in the place of the earlier one; undefined while the last email is too recent, or after too many. */
  open({ uid, login, email }: EmailLogin): string | undefined {
    const now = this.clock.now();
    this.removeExpired();
    const lately = (this.sent.get(uid) ?? []).filter(sentAt => now - sentAt < EMAIL_CODE_LIFE_MS);
    if (this.waits(login) || lately.length >= MOST_EMAILS) return undefined;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    this.challenges.put(login, { code, email, sentAt: now, closed: false });
    this.sent.put(uid, [...lately, now]);
    return code;
  }

  /** True if a code was sent in this sign-in so recently that it is not replaced yet. */
  waits(login: string): boolean {
    const last = this.challenges.get(login);
    return last !== undefined && this.clock.now() - last.sentAt < EMAIL_PAUSE_MS;
  }

  /** A code that was sent to another address than the present one proves nothing. */
  accepts({ login, email }: Omit<EmailLogin, 'uid'>, code: string): boolean {
    const challenge = this.challenges.get(login);
    if (!challenge || challenge.closed || challenge.email !== email) return false;
    if (this.clock.now() - challenge.sentAt >= EMAIL_CODE_LIFE_MS) return false;
    const right = timingSafeEqual(Buffer.from(code.padEnd(6)), Buffer.from(challenge.code));
    if (right) this.challenges.put(login, { ...challenge, closed: true });
    return right;
  }

  /** After a new password: an attacker who used up the emails needs that one first, and the owner does not wait. */
  forget(uid: string): void {
    this.sent.remove(uid);
  }

  private removeExpired(): void {
    const now = this.clock.now();
    for (const login of [...this.challenges.ids()]) {
      const { sentAt = 0 } = this.challenges.get(login) ?? {};
      if (now - sentAt >= EMAIL_CODE_LIFE_MS) this.challenges.remove(login);
    }
  }
}
