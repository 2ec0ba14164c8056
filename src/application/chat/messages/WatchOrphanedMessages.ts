import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatState } from '../page/ChatState';
import type { ChatUpdate } from '../page/ChatUpdate';
import { listedChannels } from '../../drafts/listedChannels';

/** An unsent entry of a chat that is no longer listed: it ended, moved to the other generation, or was left. */
export interface OrphanedMessage extends Pick<OutboxEntry, 'id' | 'kind' | 'text' | 'refusal'> {
  /** Empty if never known on this device. */
  readonly patientName: string;
}

/** Watches unsent messages whose conversation is no longer listed. */
export class WatchOrphanedMessages {
  constructor(private readonly chatState: ChatState) {}

  /** Reports nothing while there is none. */
  execute(onMessages: (messages: readonly OrphanedMessage[]) => void): Unsubscribe {
    let listed: ReadonlySet<string> | undefined;
    let lastCount = 0;
    return this.chatState.subscribe(hostUpdate => {
      const before = listed;
      listed = listedChannels(before, hostUpdate);
      if (listed === before && !mayChange(hostUpdate)) return;
      const messages = this.without(listed);
      if (messages.length > 0 || lastCount > 0) onMessages(messages);
      lastCount = messages.length;
    });
  }

  private without(listed: ReadonlySet<string> | undefined): readonly OrphanedMessage[] {
    if (listed === undefined) return [];
    const orphaned = this.chatState.unsent.filter(({ channelId }) => !listed.has(channelId));
    return orphaned.map(({ id, kind, text, refusal, channelId }) => ({
      id,
      kind,
      text,
      patientName: this.chatState.nameOf(channelId),
      ...(refusal !== undefined && { refusal }),
    }));
  }
}

/** Updates that change unsent messages or the names saved with them. */
const mayChange = ({ type }: ChatUpdate): boolean => type === 'drafts' || type === 'cleared' || type === 'unsent';
