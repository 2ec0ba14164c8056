import type {
  ChatPatientDto,
  ChatRequestDto,
  ChatSessionDto,
  ChatSummaryDto,
  LastMessageDto,
  ParticipantDto,
} from '@/infrastructure/http/chat/chatDtos';
import { isRequestAnswered } from '@/domain/chat/requests/isRequestAnswered.rule';
import { pubNubOf } from '@/infrastructure/http/chat/pubNubOf';
import { fullName } from '#sandbox/backend/people/fullName';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { ChannelLog } from './ChannelLog';
import { channelOfRoom } from './channelOfRoom';
import type { ChatLog } from './ChatLog';
import type { ChatMessaging } from './ChatMessaging';
import type { ChatRequest } from './ChatRequest';
import type { ChatRequests } from './ChatRequests';
import type { ChatRoom } from './ChatRoom';
import type { PinnedChats } from './PinnedChats';
import { unansweredFrom } from './unansweredFrom';

/** Rooms and requests as one therapist sees them on the wire. */
export class ChatViews {
  constructor(
    private readonly people: PeopleDirectory,
    private readonly log: ChatLog,
    private readonly messaging: ChatMessaging,
    private readonly pins: PinnedChats,
    private readonly requests: ChatRequests,
  ) {}

  session(room: ChatRoom, uid: string): ChatSessionDto {
    const chatRoomId = channelOfRoom(room);
    const log = this.log.logOf(chatRoomId);
    const own = this.messaging.readUpTo(room, uid);
    return {
      chatSessionId: room.id,
      chatRoomId,
      pubNub: pubNubOf(room.generation),
      patient: this.patient(room.patientId),
      pinned: this.pins.pinnedBy(uid).includes(room.patientId),
      isLeadTherapist: room.leadUid === uid,
      highRisk: this.people.patient(room.patientId)?.highRisk ?? false,
      unreadMessageCount: log.unreadBy(uid, own?.seq),
      messageCount: log.messageCount,
      asOf: this.log.order.latest(),
      ...lastMessageOf(log),
      ...this.unansweredFrom(room, log),
      ...acceptedPart(this.acceptedRequest(room)),
      ...this.patientReadUpTo(room),
      ...(own !== undefined && { ownReadUpTo: own.timeId, ownReadSeq: own.seq }),
    };
  }

  /** The patient's accepted request that has not been answered; of several, the one to be answered first. */
  acceptedRequest(room: ChatRoom): ChatRequest | undefined {
    const patient = this.people.patient(room.patientId)?.uid;
    if (patient === undefined || room.endedAt !== undefined) return undefined;
    const log = this.log.logOf(channelOfRoom(room));
    return this.requests
      .acceptedInto(room.id)
      .find(({ acceptedSeq }) => !isRequestAnswered({ patient, messages: answersAfter(log, patient, acceptedSeq) }));
  }

  /** The time at which the oldest unread message arrived, in milliseconds since 1970. */
  unreadSince(room: ChatRoom, uid: string): number | undefined {
    const seq = this.log.logOf(channelOfRoom(room)).unreadSince(uid, this.messaging.readUpTo(room, uid)?.seq);
    return seq === undefined ? undefined : Number(BigInt(seq) / 10_000n);
  }

  summary(room: ChatRoom): ChatSummaryDto {
    return { chatSessionId: room.id, chatRoomId: channelOfRoom(room), patient: this.patient(room.patientId) };
  }

  request({
    id,
    requestType,
    emergency,
    requestedAt,
    message,
    patientId,
    generation,
    from,
  }: ChatRequest): ChatRequestDto {
    const asking = from === undefined ? undefined : this.people.find(from);
    return {
      id,
      requestType,
      pubNub: pubNubOf(generation),
      emergency,
      highRisk: this.people.patient(patientId)?.highRisk ?? false,
      requestedAt: new Date(requestedAt).toISOString(),
      message,
      patient: this.patient(patientId),
      ...(asking && { from: fullName(asking) }),
    };
  }

  /** The time of the last message, or of the room's opening if there is none. For sorting. */
  lastActivity(room: ChatRoom): string {
    return this.log.logOf(channelOfRoom(room)).lastMessage()?.event.seq ?? String(BigInt(room.startedAt) * 10_000n);
  }

  /**
   * The participants of a chat: patients see therapists under the name of the chat, colleagues by first and last name.
   */
  participants(room: ChatRoom, to: string): ParticipantDto[] {
    if (this.people.find(to)?.role === 'patient') return [...room.people];
    return room.people.map(one => {
      const person = one.role === 'therapist' ? this.people.find(one.userId) : undefined;
      return person === undefined ? one : { ...one, name: fullName(person) };
    });
  }

  private patient(patientId: string): ChatPatientDto {
    const patient = this.people.patient(patientId);
    if (!patient) throw new Error(`A chat names the unknown patient ${patientId}`);
    const { uid: userId, email, firstName, lastName } = patient;
    return { id: patientId, userId, email, firstName, lastName };
  }

  private unansweredFrom(room: ChatRoom, log: ChannelLog): { unansweredFrom?: string | null } {
    const uid = this.people.patient(room.patientId)?.uid;
    return uid === undefined ? {} : { unansweredFrom: unansweredFrom(log, uid) };
  }

  private patientReadUpTo(room: ChatRoom): Pick<ChatSessionDto, 'patientReadUpTo' | 'patientReadSeq'> {
    const uid = this.people.patient(room.patientId)?.uid;
    const upTo = uid === undefined ? undefined : this.messaging.readUpTo(room, uid);
    return upTo === undefined ? {} : { patientReadUpTo: upTo.timeId, patientReadSeq: upTo.seq };
  }
}

const answersAfter = (log: ChannelLog, patient: string, seq: string) =>
  log
    .sinceAnswerTo(patient)
    .filter(({ event }) => BigInt(event.seq) > BigInt(seq))
    .map(({ event: { sender }, deleted }) => ({ sender, deleted }));

const acceptedPart = (request: ChatRequest | undefined): Pick<ChatSessionDto, 'acceptedRequest'> =>
  request === undefined
    ? {}
    : { acceptedRequest: { emergency: request.emergency, requestedAt: new Date(request.requestedAt).toISOString() } };

function lastMessageOf(log: ChannelLog): { lastMessage?: LastMessageDto } {
  const last = log.lastMessage();
  if (!last) return {};
  const { event, text, deleted } = last;
  return { lastMessage: { timeId: event.timeId, seq: event.seq, sender: event.sender, text, deleted } };
}
