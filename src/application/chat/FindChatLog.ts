import type { ChatLog } from '@/domain/chat/ChatLog';
import { fail, type Result } from '@/domain/shared/Result';
import type { ChatLogFailure, ChatLogGateway } from './ports/ChatLogGateway';

export type FindChatLogFailure = ChatLogFailure | { readonly kind: 'nothingTyped' };

/** Finds the V1 chats of a patient by patient id or email. */
export class FindChatLog {
  constructor(private readonly gateway: ChatLogGateway) {}

  execute(idOrEmail: string): Promise<Result<ChatLog, FindChatLogFailure>> {
    const wanted = idOrEmail.trim();
    if (wanted === '') return Promise.resolve(fail({ kind: 'nothingTyped' }));
    return wanted.includes('@') ? this.gateway.ofEmail(wanted) : this.gateway.ofPatient(wanted);
  }
}
