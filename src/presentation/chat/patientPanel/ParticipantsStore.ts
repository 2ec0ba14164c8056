import type { ChatCommands } from '@/application/chat/page/ChatCommands';
import { action, makeObservable, observable, observableRef } from 'mobx';
import type { ObservedChat } from '@/application/chat/page/ChatState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Participant } from '@/domain/chat/conversations/Participant';
import { watchInActions } from '../watchInActions';

export class ParticipantsStore {
  phase: 'unknown' | 'known' | 'failed' = 'unknown';
  people: readonly Participant[] = [];
  /** Number of further participants that could not be read. */
  unreadable = 0;
  me: string | undefined = undefined;

  constructor(
    private readonly channelId: string,
    private readonly useCases: {
      readonly chat: ObservedChat;
      readonly commands: Pick<ChatCommands, 'reloadParticipants'>;
    },
  ) {
    makeObservable(this, {
      phase: observable,
      people: observableRef,
      unreadable: observable,
      me: observable,
      retry: action,
    });
  }

  start(): Unsubscribe {
    return watchInActions(this.useCases.chat, {
      authorised: ({ uid }) => (this.me = uid),
      participants: ({ channelId, participants }) => {
        if (channelId !== this.channelId) return;
        this.phase = participants.phase;
        if (participants.phase !== 'known') return;
        this.people = participants.people;
        this.unreadable = participants.unreadable;
      },
    });
  }

  retry(): void {
    this.phase = 'unknown';
    this.useCases.commands.reloadParticipants(this.channelId);
  }
}
