import type { DeliveryFailure } from '@/application/chat/ports/ChatGateway';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatSession, LastMessage } from '@/domain/chat/conversations/ChatSession';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { mapAnswer } from '../client/mapAnswer';
import { chatEndpoints } from '../endpoints/chat';
import type { ChatSessionDto, LastMessageDto } from './chatDtos';
import { generationOfPubNub, pubNubOf } from './pubNubOf';
import { readWholeList } from './readWholeList';
import { toDeliveryFailure } from './toDeliveryFailure';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { toChatPatient } from './toChatPatient';
import type { ReadList } from '@/domain/kernel/ReadList';

/** A checked DTO as a conversation of the domain. */
export function toChatSession(dto: ChatSessionDto): ChatSession {
  const lastMessage = dto.lastMessage === undefined ? undefined : toLastMessage(dto.lastMessage);
  return {
    chatSessionId: dto.chatSessionId,
    channelId: dto.chatRoomId,
    generation: generationOfPubNub(dto.pubNub),
    patient: toChatPatient(dto.patient),
    pinned: dto.pinned ?? false,
    isLeadTherapist: dto.isLeadTherapist ?? false,
    highRisk: dto.highRisk ?? false,
    unread: dto.unreadMessageCount ?? 0,
    messageCount: dto.messageCount ?? 0,
    ...(lastMessage !== undefined && { lastMessage }),
    ...unansweredFrom(dto),
    ...acceptedRequest(dto),
    ...readMarks(dto),
    ...(dto.couldNotCheck && { couldNotRead: dto.couldNotCheck }),
    asOf: BigInt(dto.asOf),
  };
}

/** Left out is not the same as none. */
function unansweredFrom({ unansweredFrom: from }: ChatSessionDto): Pick<ChatSession, 'unansweredFrom'> {
  if (from === undefined) return {};
  return { unansweredFrom: from === null ? null : BigInt(from) };
}

type AcceptedPart = Pick<ChatSession, 'acceptedRequest'>;

const UNREAD_REQUEST: AcceptedPart = {
  acceptedRequest: { emergency: false, requestedAt: 'unknown', couldNotRead: ['acceptedRequest'] },
};

/** Unreadable parts are named, because they may say that it is an emergency. */
function acceptedRequest({ acceptedRequest: dto, couldNotCheck = [] }: ChatSessionDto): AcceptedPart {
  if (dto === undefined) return couldNotCheck.includes('acceptedRequest') ? UNREAD_REQUEST : {};
  const { emergency = false, requestedAt, couldNotCheck: couldNotRead = [] } = dto;
  return {
    acceptedRequest: {
      emergency,
      requestedAt: requestedAt === undefined ? 'unknown' : Date.parse(requestedAt),
      couldNotRead,
    },
  };
}

const READ_MARKS = ['patientReadUpTo', 'patientReadSeq', 'ownReadUpTo', 'ownReadSeq'] as const;

function readMarks(dto: ChatSessionDto): Partial<Record<(typeof READ_MARKS)[number], TimeId>> {
  return Object.fromEntries(READ_MARKS.flatMap(mark => (dto[mark] === undefined ? [] : [[mark, BigInt(dto[mark])]])));
}

function toLastMessage({ timeId, seq, sender, text, deleted }: LastMessageDto): LastMessage {
  return { timeId: BigInt(timeId), ...(seq !== undefined && { seq: BigInt(seq) }), sender, text, deleted };
}

/**
 * D2 §9: "50 for the UI list (keep fetching until at least 10 results)". Fetching continues to the end, because a
 * patient in need may be anywhere in the list.
 */
const PAGE = 50;

/**
 * Every conversation of one generation that can be read. A list that moves while it is read is loaded again later.
 */
export async function loadSessions(
  backend: BackendClient,
  generation: ChatGeneration,
): Promise<Result<ReadList<ChatSession>, DeliveryFailure>> {
  const found = await readWholeList<ChatSession, DeliveryFailure>({
    size: PAGE,
    idOf: ({ chatSessionId }) => chatSessionId,
    page: async skip => {
      const answer = await backend.call(chatEndpoints.chats, {
        query: { skip, limit: PAGE, pubNub: pubNubOf(generation) },
      });
      return mapAnswer(
        answer,
        (chats, { unreadable }) => ({ items: chats.map(toChatSession), unreadable }),
        toDeliveryFailure,
      );
    },
  });
  if (!found.ok) return found;
  return found.value === 'moved' ? fail({ kind: 'unreachable' }) : ok(found.value);
}
