import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';

/** A text of one chat that the backend may not have. */
export interface UnsentText {
  readonly channelId: string;
  readonly text: string;
}

/** Submitted but unconfirmed texts: the outbox, and texts not yet in it. */
export class UnsentTexts {
  entries: readonly OutboxEntry[] = [];
  /** Send was pressed, and the engine has not reported the entry yet. */
  private submitted: UnsentText[] = [];

  /** False once the engine has added all texts to its outbox. */
  get hasSubmitted(): boolean {
    return this.submitted.length > 0;
  }

  /** Pending messages first, then texts not yet in the outbox. */
  get all(): readonly UnsentText[] {
    const waiting = this.entries
      .filter(({ kind }) => kind !== 'delete')
      .map(({ channelId, text }) => ({ channelId, text }));
    return [...waiting, ...this.submitted];
  }

  /** Pending entries of one chat, in order of writing. */
  in(channelId: string): readonly OutboxEntry[] {
    return this.entries.filter(entry => entry.channelId === channelId);
  }

  markSubmitted(channelId: string, text: string): void {
    this.submitted.push({ channelId, text });
  }

  replace(entries: readonly OutboxEntry[]): void {
    const known = new Set(this.entries.map(({ id }) => id));
    this.entries = entries;
    for (const entry of entries) if (!known.has(entry.id)) this.removeSubmitted(entry);
  }

  clear(): void {
    this.entries = [];
    this.submitted = [];
  }

  /** Removes one of several equal texts. */
  private removeSubmitted({ channelId, text }: OutboxEntry): void {
    const at = this.submitted.findIndex(waiting => waiting.channelId === channelId && waiting.text === text);
    if (at !== -1) this.submitted.splice(at, 1);
  }
}
