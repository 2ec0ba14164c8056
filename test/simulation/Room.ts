import { generationOf } from '@/domain/kernel/ChatGeneration';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { Participant } from '@/domain/chat/conversations/Participant';
import type { TimeId } from '@/domain/chat/messages/TimeId';

export interface StoredMessage {
  readonly timeId: TimeId;
  readonly clientTs: TimeId;
  readonly seq: TimeId;
  readonly sender: string;
  readonly original: string;
  readonly to: ReadonlySet<string>;
  text: string;
  edited: boolean;
  deleted: boolean;
}

/** One chat on the server, which counts in order of arrival. */
export class Room {
  readonly messages = new Map<TimeId, StoredMessage>();
  /** The read position of each participant, in order of arrival. */
  readonly reads = new Map<string, StoredMessage>();
  /** An emergency request that was accepted after everything up to `seq` had arrived. */
  emergency: { readonly seq: TimeId; readonly requestedAt: number } | undefined = undefined;

  constructor(
    readonly channelId: string,
    readonly patient: string,
    readonly members: Set<string>,
    /** The list of chats contains the start of the wait, which a backend may leave out. */
    private readonly notifysUnanswered = false,
  ) {}

  people(): Participant[] {
    return [...this.members].map(userId => ({
      userId,
      role: userId === this.patient ? 'patient' : 'therapist',
      name: userId,
    }));
  }

  isUnread(uid: string, message: StoredMessage): boolean {
    if (message.sender === uid || message.deleted || !message.to.has(uid)) return false;
    const mark = this.reads.get(uid);
    return mark === undefined || message.seq > mark.seq;
  }

  unread(uid: string): StoredMessage[] {
    return [...this.messages.values()].filter(message => this.isUnread(uid, message));
  }

  visibleTo(uid: string): StoredMessage[] {
    return [...this.messages.values()]
      .filter(message => message.to.has(uid))
      .sort((a, b) => (a.timeId < b.timeId ? -1 : 1));
  }

  /** In order of arrival. */
  arrivedFor(uid: string): StoredMessage[] {
    return this.visibleTo(uid).sort((a, b) => (a.seq < b.seq ? -1 : 1));
  }

  /**
   * Server order of the patient's first message after the last one by another author, among those that the user may
   * see, or null.
   */
  unansweredFrom(uid: string): TimeId | null {
    const said = this.arrivedFor(uid).filter(({ deleted }) => !deleted);
    return said.slice(said.findLastIndex(({ sender }) => sender !== this.patient) + 1)[0]?.seq ?? null;
  }

  private acceptedRequest(): Pick<ChatSession, 'acceptedRequest'> {
    const { emergency } = this;
    if (emergency === undefined) return {};
    const isAnswered = [...this.messages.values()].some(
      ({ seq, sender, deleted }) => seq > emergency.seq && sender !== this.patient && !deleted,
    );
    const { requestedAt } = emergency;
    return isAnswered ? {} : { acceptedRequest: { emergency: true, requestedAt, couldNotRead: [] } };
  }

  sessionFor(uid: string, asOf: TimeId): ChatSession {
    const arrived = this.arrivedFor(uid);
    const last = arrived.at(-1);
    const own = this.reads.get(uid);
    const patient = this.reads.get(this.patient);
    return {
      chatSessionId: this.channelId,
      channelId: this.channelId,
      generation: generationOf(this.channelId),
      patient: { id: this.patient, userId: this.patient, email: `${this.patient}@example.org` },
      pinned: false,
      isLeadTherapist: true,
      highRisk: false,
      unread: this.unread(uid).length,
      messageCount: arrived.length,
      ...(last !== undefined && {
        lastMessage: {
          timeId: last.timeId,
          seq: last.seq,
          sender: last.sender,
          text: last.deleted ? '' : last.text,
          deleted: last.deleted,
        },
      }),
      ...(patient !== undefined && { patientReadUpTo: patient.timeId, patientReadSeq: patient.seq }),
      ...(this.notifysUnanswered && { unansweredFrom: this.unansweredFrom(uid) }),
      ...this.acceptedRequest(),
      ...(own !== undefined && { ownReadUpTo: own.timeId, ownReadSeq: own.seq }),
      asOf,
    };
  }
}
