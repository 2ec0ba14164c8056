import type { OutboxEntry } from '@/domain/chat/OutboxEntry';
import type { World } from './World';

/** The outbox on the device's disk: survives windows, apart for each person, slow, sometimes refusing. */
export class SimulatedVault {
  isFailing = false;
  private readonly parts = new Map<string, Map<string, OutboxEntry>>();

  constructor(protected readonly world: World) {}

  open(uid: string, answer: (entries: readonly OutboxEntry[] | undefined) => void): void {
    this.later(() => (this.isFailing ? undefined : this.entriesOf(uid)), answer);
  }

  keep(entry: OutboxEntry, answer: (kept: boolean) => void): void {
    this.later(() => this.store(entry), answer);
  }

  forget(uid: string, entryId: string, answer: () => void): void {
    this.later(() => {
      if (!this.isFailing) this.part(uid).delete(entryId);
    }, answer);
  }

  entriesOf(uid: string): OutboxEntry[] {
    return [...this.part(uid).values()].sort((a, b) => (a.clientTs < b.clientTs ? -1 : 1));
  }

  protected store(entry: OutboxEntry): boolean {
    if (this.isFailing) return false;
    this.part(entry.author).set(entry.id, entry);
    return true;
  }

  private part(uid: string): Map<string, OutboxEntry> {
    const part = this.parts.get(uid) ?? new Map<string, OutboxEntry>();
    this.parts.set(uid, part);
    return part;
  }

  /** The disk acts after a moment, the answer takes another; a window that dies between them does not undo the act. */
  private later<T>(act: () => T, answer: (value: T) => void): void {
    const { time, dice } = this.world;
    time.in(dice.between(0, 15), () => {
      const value = act();
      time.in(dice.between(0, 15), () => answer(value));
    });
  }
}
