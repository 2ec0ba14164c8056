import type { UnreadableText, UnreadableVault } from '@/application/chat/ports/UnreadableVault';
import { Listeners } from '@/application/kernel/Listeners';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** The test sets texts aside, and says which open on the next try. */
export class FakeUnreadableVault implements UnreadableVault {
  readonly opening = new Set<string>();
  private texts: readonly UnreadableText[] = [];
  private readonly listeners = new Listeners();

  setAside(text: UnreadableText): void {
    this.texts = [...this.texts, text];
    this.listeners.notify();
  }

  /** The key has been loaded: locked texts move to outbox and drafts. */
  unlock(): void {
    this.texts = this.texts.filter(({ isLocked }) => isLocked !== true);
  }

  async unreadable(): Promise<readonly UnreadableText[]> {
    return this.texts;
  }

  async readAgain(): Promise<void> {
    this.texts = this.texts.filter(({ id }) => !this.opening.has(id));
  }

  async discardUnreadable(id: string): Promise<void> {
    this.texts = this.texts.filter(text => text.id !== id || text.isLocked);
  }

  watchUnreadable(onChange: () => void): Unsubscribe {
    return this.listeners.add(onChange);
  }
}
