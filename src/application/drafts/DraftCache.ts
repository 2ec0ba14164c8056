import { Listeners } from '../kernel/Listeners';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import { parseChatDraftId, storedDraftId, type ChatPlace } from '@/domain/drafts/DraftKey';

/** What one person has typed in chats and not sent: what was found on the device, and what was typed since. */
export class DraftCache {
  /** By stored id. */
  private stored: ReadonlyMap<string, string> = new Map();
  private typed = new Map<string, string>();
  private readonly listeners = new Listeners<[place: ChatPlace]>();

  /** Empty when there is nothing. What was typed is newer than what was found. */
  of(place: ChatPlace): string {
    const id = storedDraftId(place);
    return this.typed.get(id) ?? this.stored.get(id) ?? '';
  }

  get places(): readonly ChatPlace[] {
    return [...new Set([...this.stored.keys(), ...this.typed.keys()])].map(parseChatDraftId);
  }

  /** By stored id. */
  found(stored: ReadonlyMap<string, string>): void {
    this.stored = stored;
  }

  note(place: ChatPlace, text: string): void {
    this.typed.set(storedDraftId(place), text);
    this.listeners.notify(place);
  }

  /** Tells where something is typed, at every stroke. */
  watch(listener: (place: ChatPlace) => void): Unsubscribe {
    return this.listeners.add(listener);
  }

  clear(): void {
    this.stored = new Map();
    this.typed = new Map();
  }
}
