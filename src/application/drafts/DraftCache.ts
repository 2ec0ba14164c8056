import { Listeners } from '../kernel/Listeners';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import { parseChatDraftId, storedDraftId, type AnyChatDraftKey } from '@/domain/drafts/DraftKey';

/** One user's unsent drafts in chats: stored ones and those typed since. */
export class DraftCache {
  /** By stored id. */
  private stored: ReadonlyMap<string, string> = new Map();
  private typed = new Map<string, string>();
  /** The stored drafts have been read, so later input was typed with them in view. */
  isRead = false;
  private readonly listeners = new Listeners<[place: AnyChatDraftKey]>();

  /** Returns the draft; empty if there is none. Typed text is newer than stored text. */
  textOf(place: AnyChatDraftKey): string {
    const id = storedDraftId(place);
    return this.typed.get(id) ?? this.stored.get(id) ?? '';
  }

  get keys(): readonly AnyChatDraftKey[] {
    return [...new Set([...this.stored.keys(), ...this.typed.keys()])].map(parseChatDraftId);
  }

  /** By stored id. */
  setStored(stored: ReadonlyMap<string, string>): void {
    this.stored = stored;
    this.isRead = true;
  }

  set(place: AnyChatDraftKey, text: string): void {
    this.typed.set(storedDraftId(place), text);
    this.listeners.notify(place);
  }

  /** Notifies of the key of a draft at every keystroke. */
  watch(listener: (place: AnyChatDraftKey) => void): Unsubscribe {
    return this.listeners.add(listener);
  }

  clear(): void {
    this.stored = new Map();
    this.isRead = false;
    this.typed = new Map();
  }
}
