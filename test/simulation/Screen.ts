import type { EngineUpdate, HistoryState } from '@/application/chat/protocol/EngineUpdate';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { TimeId } from '@/domain/chat/messages/TimeId';

/** The content of a dashboard window: only what the engine has reported. */
export class Screen {
  sessions = new Map<string, ChatSession>();
  sessionsPhase = 'unknown';
  openChannel: string | undefined;
  messages = new Map<TimeId, ChatMessage>();
  history = new Map<string, HistoryState>();
  sync = 'off';
  unsent: readonly OutboxEntry[] = [];
  asksToSignIn = false;
  storageWorks = true;
  typing = new Map<string, readonly string[]>();
  patientReadUpTo = new Map<string, TimeId>();
  /** Updates for a chat that is not the open one. */
  strays = 0;
  /** Rises with every change of the open chat. */
  private version = 0;
  private checked = 0;
  private sorted: { readonly version: number; readonly bubbles: readonly ChatMessage[] } = { version: 0, bubbles: [] };

  show(update: EngineUpdate): void {
    switch (update.type) {
      case 'sessions':
        this.sessionsPhase = update.phase;
        if (update.phase === 'known')
          this.sessions = new Map(update.sessions.map(session => [session.channelId, session]));
        return;
      case 'session':
        this.sessions.set(update.session.channelId, update.session);
        return;
      case 'opened':
        this.openChannel = update.channelId;
        this.version += 1;
        this.messages = new Map(update.messages.map(message => [message.timeId, message]));
        return;
      case 'messages':
        return this.change(update.channelId, update.changed, update.removed);
      case 'history':
        this.history.set(update.channelId, update.history);
        return;
      case 'typing':
        this.typing.set(update.channelId, update.userIds);
        return;
      case 'readUpTo':
        if (update.patient !== undefined) this.patientReadUpTo.set(update.channelId, update.patient.timeId);
        return;
      case 'sync':
        this.sync = update.sync.phase;
        return;
      case 'unsent':
        this.unsent = update.entries;
        return;
      case 'requireAuth':
        this.asksToSignIn = true;
        return;
      case 'storage':
        this.storageWorks = update.state === 'works';
        return;
      case 'gap':
      case 'participants':
      case 'status':
      case 'sendTimeout':
      case 'waitsElsewhere':
      case 'chatFailure':
      case 'chatEnded':
        return;
    }
  }

  /** Bubbles of the open chat, from top to bottom. */
  bubbles(): readonly ChatMessage[] {
    const { version } = this;
    if (this.sorted.version !== version)
      this.sorted = { version, bubbles: [...this.messages.values()].sort((a, b) => (a.timeId < b.timeId ? -1 : 1)) };
    return this.sorted.bubbles;
  }

  /** True once after every change of the open chat. */
  isNewSinceCheck(): boolean {
    const isNew = this.checked !== this.version;
    this.checked = this.version;
    return isNew;
  }

  private change(channelId: string, changed: readonly ChatMessage[], removed: readonly TimeId[]): void {
    if (channelId !== this.openChannel) {
      this.strays += 1;
      return;
    }
    this.version += 1;
    for (const message of changed) this.messages.set(message.timeId, message);
    for (const timeId of removed) this.messages.delete(timeId);
  }
}
