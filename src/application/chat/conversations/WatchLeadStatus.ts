import { reloadChats } from '../page/ChatCommands';
import type { NotificationSource } from '../../notifications/ports/NotificationSource';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatEngine } from '../ports/ChatEngine';

/** Reloads the list of chats when the lead of a chat has changed: the chat's own events do not report it. */
export class WatchLeadStatus {
  constructor(
    private readonly source: NotificationSource,
    private readonly engine: ChatEngine,
  ) {}

  execute(): Unsubscribe {
    let known: ReadonlySet<string> | undefined;
    return this.source.watchNotifications(state => {
      if (!('value' in state)) return void (known = undefined);
      const leads = state.value.notifications.filter(({ type }) => type === 'leadStatus').map(({ id }) => id);
      if (known !== undefined && leads.some(id => known?.has(id) === false)) reloadChats(this.engine);
      known = new Set(leads);
    });
  }
}
