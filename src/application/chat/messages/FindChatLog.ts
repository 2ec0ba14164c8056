import type { ChatLog } from '@/domain/chat/conversations/ChatLog';
import { identifyPatient } from '@/domain/chat/requests/identifyPatient';
import { fail, type Result } from '@/domain/kernel/Result';
import type { ChatLogFailure, ChatLogGateway } from '../ports/ChatLogGateway';

export type FindChatLogFailure = ChatLogFailure | { readonly kind: 'nothingTyped' };

/** Finds the V1 chats of a patient by patient id or email. */
export class FindChatLog {
  constructor(private readonly gateway: ChatLogGateway) {}

  async execute(idOrEmail: string): Promise<Result<ChatLog, FindChatLogFailure>> {
    const named = identifyPatient(idOrEmail);
    if (!named.ok) return fail({ kind: named.failure.kind === 'notAnId' ? 'noSuchPatient' : 'nothingTyped' });
    return named.value.includes('@') ? this.gateway.ofEmail(named.value) : this.gateway.ofPatient(named.value);
  }
}
