import { makeObservable, observableRef } from 'mobx';
import type { ObservedChat } from '@/application/chat/page/ChatState';
import type { CachedPage } from '@/application/chat/ports/PageVault';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { watchInActions } from '../../watchInActions';

/** The stored messages of one chat, shown while it cannot be loaded. */
export class CachedPageStore {
  page: CachedPage | undefined = undefined;

  constructor(
    private readonly channelId: string,
    private readonly chat: ObservedChat,
  ) {
    makeObservable(this, { page: observableRef });
  }

  start(): Unsubscribe {
    return watchInActions(this.chat, {
      cachedPage: ({ channelId, page }) => {
        if (channelId === this.channelId) this.page = page;
      },
      cleared: () => (this.page = undefined),
    });
  }
}
