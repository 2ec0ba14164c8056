import { colleagueNote, type WordsTooLong } from '@/domain/chat/acts/colleagueNote';
import type { Result } from '@/domain/kernel/Result';
import type { ActFailure } from '../ports/ActFailure';
import type { ColleagueRequest, ColleagueRequestAnswer, ChatActGateway } from '../ports/ChatActGateway';

export type InviteFailure = ActFailure | WordsTooLong;

/** Invites a colleague into the chat with a patient. */
export class InviteTherapist {
  constructor(private readonly gateway: Pick<ChatActGateway, 'invite'>) {}

  async execute({ message, ...who }: ColleagueRequest): Promise<Result<ColleagueRequestAnswer, InviteFailure>> {
    const words = colleagueNote(message);
    return words.ok ? this.gateway.invite({ ...who, message: words.value }) : words;
  }
}
