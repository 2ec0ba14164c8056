import type { Presence } from '@/domain/presence/Presence';
import type { PresenceSource } from '../../presence/ports/PresenceSource';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatState } from './ChatState';
import type { ChatEngine } from '../ports/ChatEngine';

interface Watch {
  readonly userIds: readonly string[];
}

/** Presence from the updates of the chat engine, which watches the users of all screens. */
export class ChatPresenceSource implements PresenceSource {
  private readonly watches = new Set<Watch>();
  private requested = '';

  constructor(
    private readonly engine: ChatEngine,
    private readonly chatState: ChatState,
  ) {}

  watch(userIds: readonly string[], onPresence: (presences: readonly Presence[]) => void): Unsubscribe {
    const wanted = new Set(userIds);
    const watch: Watch = { userIds };
    this.watches.add(watch);
    const stop = this.chatState.watch({
      presence: ({ presences }) => onPresence(presences.filter(({ userId }) => wanted.has(userId))),
      // After a new sign-in the engine watches no users; the first watch requests all of them.
      profile: () => {
        if (this.watches.values().next().value === watch) this.request();
      },
    });
    this.requestWhenChanged();
    return () => {
      stop();
      this.watches.delete(watch);
      this.requestWhenChanged();
    };
  }

  private requestWhenChanged(): void {
    if (this.everybody().join('\n') !== this.requested) this.request();
  }

  private request(): void {
    const userIds = this.everybody();
    this.requested = userIds.join('\n');
    this.engine.command({ type: 'watchPresence', userIds });
  }

  private everybody(): readonly string[] {
    return [...new Set([...this.watches].flatMap(({ userIds }) => userIds))].sort();
  }
}
