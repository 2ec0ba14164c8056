/** Milliseconds for which a proved mailbox allows a first method to be added. */
export const MAILBOX_PROOF_LIFE_MS = 15 * 60_000;

/** Sign-ins in which an emailed code was given by an account that has no method yet. It opens no session. */
export class ProvedMailboxes {
  private readonly provedAt = new Map<string, number>();

  constructor(private readonly clock: { now(): number }) {}

  /** `login` as `loginOf` names it. */
  record(login: string): void {
    this.provedAt.set(login, this.clock.now());
  }

  has(login: string): boolean {
    return this.clock.now() - (this.provedAt.get(login) ?? -Infinity) < MAILBOX_PROOF_LIFE_MS;
  }
}
