import type { Result } from '@/domain/shared/Result';
import type { ActFailure } from './ports/ActFailure';
import type { Ask, AskAnswered, ChatActGateway } from './ports/ChatActGateway';

/** Asks a colleague into the chat with a patient. */
export class InviteTherapist {
  constructor(private readonly gateway: Pick<ChatActGateway, 'invite'>) {}

  execute({ message, ...who }: Ask): Promise<Result<AskAnswered, ActFailure>> {
    return this.gateway.invite({ ...who, message: message.trim() });
  }
}
