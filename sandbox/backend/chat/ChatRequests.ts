import { randomUUID } from 'node:crypto';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { ChatRequest } from './ChatRequest';

interface AddedRequest {
  readonly request: ChatRequest;
  readonly isNew: boolean;
  /** It waited already, and is an emergency from now on. */
  readonly isRaised: boolean;
}

type Accepted = Pick<ChatRequest, 'acceptedBy' | 'acceptedSeq' | 'chatSessionId'>;

/** All chat requests, waiting and accepted. */
export class ChatRequests {
  private readonly requests = new JournalledMap<ChatRequest>('chat-requests');

  attachTo(journal: JournalHost): this {
    this.requests.attachTo(journal);
    return this;
  }

  /**
   * Adds a request. A second request for the same patient and the same therapist, while one waits, returns that one,
   * with the new text.
   */
  add(asked: Omit<ChatRequest, 'id'>): AddedRequest {
    const earlier = this.waiting().find(
      request =>
        request.patientId === asked.patientId &&
        request.to === asked.to &&
        request.chatSessionId === asked.chatSessionId,
    );
    const request = earlier
      ? { ...earlier, message: asked.message, emergency: earlier.emergency || asked.emergency }
      : { id: randomUUID(), ...asked };
    this.requests.put(request.id, request);
    const isNew = earlier === undefined;
    return { request, isNew, isRaised: !isNew && request.emergency && !earlier.emergency };
  }

  find(id: string): ChatRequest | undefined {
    return this.requests.get(id);
  }

  /** Waiting and accepted. */
  all(): readonly ChatRequest[] {
    return [...this.requests.values()];
  }

  /** Oldest first. */
  waiting(): readonly ChatRequest[] {
    return [...this.requests.values()]
      .filter(({ acceptedBy }) => acceptedBy === undefined)
      .sort((a, b) => a.requestedAt - b.requestedAt);
  }

  settle(request: ChatRequest, accepted: Required<Accepted>): void {
    this.requests.put(request.id, { ...request, ...accepted });
  }

  /** The patient's requests that were accepted into this chat, in the order in which they are to be answered. */
  acceptedInto(chatSessionId: string): readonly (ChatRequest & Pick<Required<Accepted>, 'acceptedSeq'>)[] {
    return [...this.requests.values()]
      .filter(request => request.chatSessionId === chatSessionId && request.from === undefined)
      .flatMap(request => {
        const { acceptedSeq } = request;
        return acceptedSeq === undefined ? [] : [{ ...request, acceptedSeq }];
      })
      .sort((a, b) => Number(b.emergency) - Number(a.emergency) || a.requestedAt - b.requestedAt);
  }
}
