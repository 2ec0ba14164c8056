import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

/** An email that a real backend would have sent. */
export interface Email {
  readonly id: string;
  /** ISO 8601. */
  readonly sentAt: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Older ones are dropped beyond this number. */
const emailsKept = 200;

/** Emails written by the sandbox; nothing leaves this machine. */
export class Outbox {
  private readonly emails = new JournalledMap<Email>('outbox');
  private lastNumber = 0;

  constructor(private readonly clock: { now(): number }) {}

  attachTo(journal: JournalHost): this {
    this.emails.attachTo(journal);
    for (const id of this.emails.ids()) this.lastNumber = Math.max(this.lastNumber, Number(id));
    return this;
  }

  send(to: string, subject: string, text: string): void {
    this.lastNumber += 1;
    const id = String(this.lastNumber);
    this.emails.put(id, { id, sentAt: new Date(this.clock.now()).toISOString(), to, subject, text });
    for (const old of [...this.emails.ids()].slice(0, -emailsKept)) this.emails.remove(old);
  }

  newestFirst(): readonly Email[] {
    return [...this.emails.values()].reverse();
  }
}
