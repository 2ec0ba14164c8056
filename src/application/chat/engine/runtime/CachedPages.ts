import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { Clock } from '../../../kernel/ports/Clock';
import type { Unsubscribe } from '../../../kernel/Unsubscribe';
import type { CachedPage, PageVault } from '../../ports/PageVault';
import type { EngineUpdate } from '../../protocol/EngineUpdate';

/** Delay before a changed chat is saved, in milliseconds. */
export const SAVE_DELAY_MS = 2_000;
/** Maximum number of saved messages per chat. */
const PAGE = 50;

/** Saves the newest confirmed messages of each opened chat, and shows them while its history cannot be loaded. */
export class CachedPages {
  private open: { readonly channelId: string; readonly messages: Map<TimeId, ChatMessage> } | undefined;
  private cancel: Unsubscribe = () => undefined;

  constructor(
    private readonly vault: PageVault,
    private readonly clock: Clock,
    private readonly notify: (channelId: string, page: CachedPage) => void,
  ) {}

  /** Applies an update about the chat on screen. */
  apply(update: EngineUpdate): void {
    if (update.type === 'opened') {
      this.saveNow();
      this.open = {
        channelId: update.channelId,
        messages: new Map(update.messages.map(message => [message.timeId, message])),
      };
      if (update.messages.length > 0) this.saveSoon();
    }
    if (update.type === 'messages' && update.channelId === this.open?.channelId) {
      for (const message of update.changed) this.open.messages.set(message.timeId, message);
      for (const timeId of update.removed) this.open.messages.delete(timeId);
      this.saveSoon();
    }
  }

  /** Notifies of the saved page of the chat on screen, if there is one. */
  async show(channelId: string | undefined = this.open?.channelId): Promise<void> {
    const page = channelId === undefined ? undefined : await this.vault.pageOf(channelId);
    if (channelId !== undefined && page !== undefined) this.notify(channelId, page);
  }

  /** The user signs out. */
  async erase(): Promise<void> {
    this.cancel();
    this.open = undefined;
    await this.vault.erasePages();
  }

  private saveSoon(): void {
    this.cancel();
    this.cancel = this.clock.wakeIn(SAVE_DELAY_MS, () => this.saveNow());
  }

  private saveNow(): void {
    this.cancel();
    const { open } = this;
    const sent = [...(open?.messages.values() ?? [])]
      .filter(({ meta }) => meta.sent)
      .sort((a, b) => (a.timeId < b.timeId ? -1 : 1));
    if (open !== undefined && sent.length > 0)
      void this.vault.savePage(open.channelId, { asOf: this.clock.now(), messages: sent.slice(-PAGE) });
  }
}
