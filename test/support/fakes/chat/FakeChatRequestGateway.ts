import type { ActFailure } from '@/application/chat/ports/ActFailure';
import type { AcceptedChat, AcceptFailure, ChatRequestGateway } from '@/application/chat/ports/ChatRequestGateway';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import type { ReadList } from '@/domain/kernel/ReadList';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** A backend where another therapist may be quicker. */
export class FakeChatRequestGateway implements ChatRequestGateway {
  readonly accepts: string[] = [];
  /** Number of times that a list was loaded. */
  fetches = 0;
  /** Number of unreadable requests in each list. */
  unreadable = 0;
  isReachable = true;
  sessionIsOpen = true;
  private readonly asked = new Map<string, ChatRequest>();
  private readonly settled = new Map<string, 'me' | { readonly by: string }>();
  private losesAnswers = 0;
  private held: (() => void)[] | undefined;

  ask(...requests: readonly ChatRequest[]): void {
    for (const request of requests) this.asked.set(request.id, request);
  }

  /** Accepts the request as a colleague. */
  takenBy(requestId: string, by: string): void {
    this.settled.set(requestId, { by });
  }

  withdrawEntry(requestId: string): void {
    this.asked.delete(requestId);
  }

  /** The next accept is done, and its answer is lost. */
  loseNextAnswer(): void {
    this.losesAnswers += 1;
  }

  /** Answers wait until `release`. */
  hold(): void {
    this.held = [];
  }

  release(): void {
    const waiting = this.held ?? [];
    this.held = undefined;
    for (const go of waiting) go();
  }

  async waiting(generation: ChatGeneration): Promise<Result<ReadList<ChatRequest>, ActFailure>> {
    this.fetches += 1;
    const found = [...this.asked.values()].filter(
      request => request.generation === generation && !this.settled.has(request.id),
    );
    const failure = this.failure();
    await this.turn();
    return failure ?? ok({ items: found, unreadable: this.unreadable });
  }

  async accept(requestId: string): Promise<Result<AcceptedChat, AcceptFailure>> {
    this.accepts.push(requestId);
    const failure = this.failure();
    await this.turn();
    if (failure !== undefined) return failure;
    const request = this.asked.get(requestId);
    const winner = this.settled.get(requestId);
    if (request === undefined) return fail({ kind: 'gone' });
    if (winner !== undefined && winner !== 'me') return fail({ kind: 'taken', by: winner.by });
    this.settled.set(requestId, 'me');
    if (this.losesAnswers > 0) {
      this.losesAnswers -= 1;
      return fail({ kind: 'unreachable' });
    }
    return ok({ chatSessionId: `chat-${request.patient.id}`, generation: request.generation });
  }

  private failure() {
    if (!this.isReachable) return fail({ kind: 'unreachable' } as const);
    return this.sessionIsOpen ? undefined : fail({ kind: 'sessionEnded' } as const);
  }

  private async turn(): Promise<void> {
    const { held } = this;
    if (held !== undefined) await new Promise<void>(resolve => held.push(resolve));
  }
}
