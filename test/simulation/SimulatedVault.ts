import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { World } from './World';

/**
 * The outbox on the device's disk. It survives windows, is separate for each user, and is slow, sometimes blocked, full
 * or corrupted.
 */
export class SimulatedVault {
  /** Neither answers nor saves. */
  isFailing = false;
  /** Saves nothing more. */
  isFull = false;
  private readonly spoiled = new Set<string>();
  private readonly parts = new Map<string, Map<string, OutboxEntry>>();

  constructor(protected readonly world: World) {}

  open(uid: string, answer: (entries: readonly OutboxEntry[] | undefined) => void): void {
    this.later(() => (this.isFailing ? undefined : this.read(uid)), answer);
  }

  save(entry: OutboxEntry, answer: (kept: boolean) => void): void {
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

  /** Makes the stored entry unreadable. */
  spoil(entry: OutboxEntry): void {
    this.spoiled.add(entry.id);
  }

  isSpoiled(entry: OutboxEntry): boolean {
    return this.spoiled.has(entry.id);
  }

  /** Returns readable entries. Unreadable ones are set aside. */
  protected read(uid: string): readonly OutboxEntry[] {
    for (const { id } of this.entriesOf(uid)) if (this.spoiled.has(id)) this.part(uid).delete(id);
    return this.entriesOf(uid);
  }

  /** Wipes the whole disk. */
  wipe(): void {
    this.parts.clear();
  }

  protected store(entry: OutboxEntry): boolean {
    if (this.isFailing || this.isFull) return false;
    this.spoiled.delete(entry.id);
    this.part(entry.author).set(entry.id, entry);
    return true;
  }

  private part(uid: string): Map<string, OutboxEntry> {
    const part = this.parts.get(uid) ?? new Map<string, OutboxEntry>();
    this.parts.set(uid, part);
    return part;
  }

  /**
   * The disk acts after a moment, and the answer takes another one. A window that dies between them does not undo the
   * act.
   */
  private later<T>(act: () => T, answer: (value: T) => void): void {
    const { time, dice } = this.world;
    time.in(dice.between(0, 15), () => {
      const value = act();
      time.in(dice.between(0, 15), () => answer(value));
    });
  }
}
