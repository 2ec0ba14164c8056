import type { ChatCommands } from '@/application/chat/client/ChatCommands';
import { action, makeObservable, observable, observableRef } from 'mobx';
import type { ChatUpdate } from '@/application/chat/client/ChatState';
import type { WatchChat } from '@/application/chat/client/WatchChat';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Participant } from '@/domain/chat/conversations/Participant';

/** Who takes part in one chat. */
export class ParticipantsStore {
  phase: 'unknown' | 'known' | 'failed' = 'unknown';
  people: readonly Participant[] = [];
  me: string | undefined = undefined;

  constructor(
    private readonly channelId: string,
    private readonly useCases: {
      readonly watchChat: WatchChat;
      readonly commands: Pick<ChatCommands, 'reloadParticipants'>;
    },
  ) {
    makeObservable<this, 'take'>(this, {
      phase: observable,
      people: observableRef,
      me: observable,
      take: action,
      retry: action,
    });
  }

  start(): Unsubscribe {
    return this.useCases.watchChat.execute(hostUpdate => this.take(hostUpdate));
  }

  retry(): void {
    this.phase = 'unknown';
    this.useCases.commands.reloadParticipants(this.channelId);
  }

  private take(hostUpdate: ChatUpdate): void {
    if (hostUpdate.type === 'authorised') this.me = hostUpdate.uid;
    if (
      hostUpdate.type !== 'update' ||
      hostUpdate.update.type !== 'participants' ||
      hostUpdate.update.channelId !== this.channelId
    )
      return;
    const { participants } = hostUpdate.update;
    this.phase = participants.phase;
    if (participants.phase === 'known') this.people = participants.people;
  }
}
