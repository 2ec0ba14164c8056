import { reloadChats } from '../client/ChatCommands';
import type { NotificationSource } from '../../notifications/ports/NotificationSource';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatEngine } from '../ports/ChatEngine';

/**
 * Has the list of chats loaded anew when somebody became the lead of a chat, or is it no more: the chat's own events do
 * not say so.
 */
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
