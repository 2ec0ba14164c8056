import { randomBytes } from 'node:crypto';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

/** For how long a link confirms an address, in milliseconds. */
const CONFIRM_MS = 24 * 3_600_000;
/** For how long the former address takes a change back, in milliseconds. */
const REJECT_MS = 7 * 24 * 3_600_000;

export interface NewEmailChange {
  readonly uid: string;
  readonly email: string;
  /** The address until then. */
  readonly former: string;
  /** The sign-in that requested it. */
  readonly signIn: string | undefined;
}

export interface EmailChange extends Omit<NewEmailChange, 'signIn'> {
  readonly signIn?: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  /** The id of the link that the former address got. */
  readonly rejectId: string;
  /** Milliseconds since 1970; absent for never. */
  readonly confirmedAt?: number;
  /** Its link no longer confirms anything; the former address may still reject it. */
  readonly withdrawn?: true;
  readonly rejected?: true;
}

/** Changes of address, by the id of the link that confirms them. A person's newest one counts. */
export class EmailChanges {
  private readonly changes = new JournalledMap<EmailChange>('email-changes');

  constructor(private readonly clock: { now(): number }) {}

  attachTo(journal: JournalHost): this {
    this.changes.attachTo(journal);
    return this;
  }

  begin({ signIn, ...change }: NewEmailChange): { readonly confirmId: string; readonly rejectId: string } {
    this.withdraw(change.uid);
    const [confirmId, rejectId] = [newId(), newId()];
    const asked = { ...change, askedAt: this.clock.now(), rejectId };
    this.changes.put(confirmId, { ...asked, ...(signIn !== undefined && { signIn }) });
    return { confirmId, rejectId };
  }

  /** Withdraws all pending changes of the person except those requested by the sign-in `kept`. */
  withdraw(uid: string, kept?: string): void {
    for (const [id, change] of this.ofPerson(uid)) {
      const isKept = kept !== undefined && change.signIn === kept;
      if (isWaiting(change) && !isKept) this.changes.put(id, { ...change, withdrawn: true });
    }
  }

  find(id: string): EmailChange | undefined {
    const change = this.changes.get(id);
    return change && !change.withdrawn && this.clock.now() - change.askedAt < CONFIRM_MS ? change : undefined;
  }

  /** The change that a link to the former address rejects. */
  findRejectable(rejectId: string): EmailChange | undefined {
    return this.findByRejectId(rejectId)?.[1];
  }

  /** The address that a person still has to confirm. */
  waitingOf(uid: string): string | undefined {
    return this.ofPerson(uid).find(([id, change]) => isWaiting(change) && this.find(id) !== undefined)?.[1].email;
  }

  confirm(id: string): void {
    const change = this.changes.get(id);
    if (change) this.changes.put(id, { ...change, confirmedAt: this.clock.now() });
  }

  /** Invalidates later requests by the same stranger: those links have no effect any longer. */
  reject(rejectId: string): void {
    const [id, change] = this.findByRejectId(rejectId) ?? [];
    if (id === undefined || change === undefined) return;
    const all = this.ofPerson(change.uid);
    for (const [later] of all.slice(all.findIndex(([one]) => one === id) + 1)) this.changes.remove(later);
    this.changes.put(id, { ...change, withdrawn: true, rejected: true });
  }

  private findByRejectId(rejectId: string): readonly [string, EmailChange] | undefined {
    for (const id of this.changes.ids()) {
      const change = this.changes.get(id);
      if (change?.rejectId !== rejectId) continue;
      return this.clock.now() - (change.confirmedAt ?? change.askedAt) < REJECT_MS ? [id, change] : undefined;
    }
    return undefined;
  }

  private ofPerson(uid: string): readonly (readonly [string, EmailChange])[] {
    return [...this.changes.ids()].flatMap(id => {
      const change = this.changes.get(id);
      return change?.uid === uid ? [[id, change] as const] : [];
    });
  }
}

const isWaiting = ({ confirmedAt, withdrawn }: EmailChange): boolean => confirmedAt === undefined && !withdrawn;

const newId = (): string => randomBytes(24).toString('base64url');
