import type { ChatSummaryFailure, ChatSummaryGateway } from '@/application/chat/ports/ChatSummaryGateway';
import type { ChatPatient } from '@/domain/chat/conversations/ChatSession';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Knows the patients of a therapist's V2 chats, by chat session. */
export class FakeChatSummaryGateway implements ChatSummaryGateway {
  reachable = true;
  readonly patients = new Map<string, ChatPatient>();

  async patientOf(chatSessionId: string): Promise<Result<ChatPatient, ChatSummaryFailure>> {
    if (!this.reachable) return fail({ kind: 'unknown' });
    const patient = this.patients.get(chatSessionId);
    return patient === undefined ? fail({ kind: 'notFound' }) : ok(patient);
  }
}
