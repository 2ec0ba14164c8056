import { Listeners } from '../../kernel/Listeners';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/**
 * What one person has typed and not sent, by place: what was found on the device, and what was typed since, which is
 * newer.
 */
export class DraftCache {
  private stored: ReadonlyMap<string, string> = new Map();
  private typed = new Map<string, string>();
  private readonly listeners = new Listeners<[place: string]>();

  /** Empty when there is nothing. */
  of(place: string): string {
    return this.typed.get(place) ?? this.stored.get(place) ?? '';
  }

  get places(): readonly string[] {
    return [...new Set([...this.stored.keys(), ...this.typed.keys()])];
  }

  found(stored: ReadonlyMap<string, string>): void {
    this.stored = stored;
  }

  note(place: string, text: string): void {
    this.typed.set(place, text);
    this.listeners.notify(place);
  }

  /** Tells where something is typed, at every stroke. */
  watch(listener: (place: string) => void): Unsubscribe {
    return this.listeners.add(listener);
  }

  clear(): void {
    this.stored = new Map();
    this.typed = new Map();
  }
}
