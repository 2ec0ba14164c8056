import { randomBytes } from 'node:crypto';
import { JournalledMap, type Keeper } from '#sandbox/backend/kernel/JournalledMap';

/** For how long a link confirms an address, in milliseconds. */
const LIFE_MS = 24 * 3_600_000;

export interface EmailChange {
  readonly uid: string;
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  readonly confirmed?: true;
}

/** Addresses that wait for their confirmation, by the id of the link. The newest of a person counts. */
export class EmailChanges {
  private readonly waiting = new JournalledMap<EmailChange>('email-changes');

  constructor(private readonly clock: { now(): number }) {}

  keepIn(keeper: Keeper): this {
    this.waiting.keepIn(keeper);
    return this;
  }

  begin(uid: string, email: string): string {
    this.withdraw(uid);
    const id = randomBytes(24).toString('base64url');
    this.waiting.put(id, { uid, email, askedAt: this.clock.now() });
    return id;
  }

  /** Nothing of the person waits any more. */
  withdraw(uid: string): void {
    for (const [id, change] of this.ofPerson(uid)) if (!change.confirmed) this.waiting.remove(id);
  }

  find(id: string): EmailChange | undefined {
    const change = this.waiting.get(id);
    return change && this.clock.now() - change.askedAt < LIFE_MS ? change : undefined;
  }

  /** The address that a person still has to confirm. */
  waitingOf(uid: string): string | undefined {
    return this.ofPerson(uid).find(([id, { confirmed }]) => !confirmed && this.find(id) !== undefined)?.[1].email;
  }

  confirm(id: string): void {
    const change = this.waiting.get(id);
    if (change) this.waiting.put(id, { ...change, confirmed: true });
  }

  private ofPerson(uid: string): readonly (readonly [string, EmailChange])[] {
    return [...this.waiting.ids()].flatMap(id => {
      const change = this.waiting.get(id);
      return change?.uid === uid ? [[id, change] as const] : [];
    });
  }
}
