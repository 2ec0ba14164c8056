import type { ChatLogFailure, ChatLogGateway } from '@/application/chat/ports/ChatLogGateway';
import type { ChatLog } from '@/domain/chat/conversations/ChatLog';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Has the logs that the test adds; can fail or delay an answer. */
export class FakeChatLogGateway implements ChatLogGateway {
  readonly asked: string[] = [];
  failure: ChatLogFailure | undefined;
  private until: Promise<void> | undefined;

  constructor(readonly logs: readonly ChatLog[] = []) {}

  delayNext(until: Promise<void>): void {
    this.until = until;
  }

  ofPatient(patientId: string): Promise<Result<ChatLog, ChatLogFailure>> {
    this.asked.push(`id ${patientId}`);
    return this.answer(({ patient }) => patient.id === patientId);
  }

  ofEmail(email: string): Promise<Result<ChatLog, ChatLogFailure>> {
    this.asked.push(`email ${email}`);
    return this.answer(({ patient }) => patient.email === email);
  }

  private async answer(isWanted: (log: ChatLog) => boolean): Promise<Result<ChatLog, ChatLogFailure>> {
    const { until, failure } = this;
    this.until = undefined;
    await until;
    if (failure !== undefined) return fail(failure);
    const found = this.logs.find(isWanted);
    if (found === undefined) return fail({ kind: 'noSuchPatient' });
    return found.chats.some(({ messages }) => messages.length === 0) ? fail({ kind: 'notStored' }) : ok(found);
  }
}
