import { action, makeObservable, observableRef } from 'mobx';
import type { ChatUpdate } from '@/application/chat/client/ChatState';
import type { WatchChat } from '@/application/chat/client/WatchChat';
import type { CachedPage } from '@/application/chat/ports/PageVault';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** What this device kept of one chat, for as long as nothing of it could be loaded. */
export class CachedPageStore {
  page: CachedPage | undefined = undefined;

  constructor(
    private readonly channelId: string,
    private readonly watchChat: WatchChat,
  ) {
    makeObservable<this, 'take'>(this, { page: observableRef, take: action });
  }

  start(): Unsubscribe {
    return this.watchChat.execute(hostUpdate => this.take(hostUpdate));
  }

  private take(hostUpdate: ChatUpdate): void {
    if (hostUpdate.type === 'cachedPage' && hostUpdate.channelId === this.channelId) this.page = hostUpdate.page;
    if (hostUpdate.type === 'cleared') this.page = undefined;
  }
}
