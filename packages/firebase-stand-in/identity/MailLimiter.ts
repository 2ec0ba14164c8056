/** Mails about a password or an address that one mailbox gets within the window. */
export const mailsToOneAddress = 5;
const windowMs = 3_600_000;

/** Keeps anybody from filling a mailbox, whether an account has it or not. */
export class MailLimiter {
  private readonly sent = new Map<string, readonly number[]>();

  constructor(private readonly clock: { now(): number }) {}

  /** Counts one more mail; false where there were too many, which are not counted. */
  allow(address: string): boolean {
    const now = this.clock.now();
    const recent = (this.sent.get(address) ?? []).filter(at => now - at < windowMs);
    if (recent.length >= mailsToOneAddress) return false;
    this.sent.set(address, [...recent, now]);
    return true;
  }
}
