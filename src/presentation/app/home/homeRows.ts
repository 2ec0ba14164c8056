import type { ChatMark } from '@/application/chat/conversations/WatchChatBadges';
import { needOrder } from '@/domain/chat/conversations/needOrder.rule';
import { mayBeEmergency } from '@/domain/chat/requests/mayBeEmergency.rule';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import type { ArrangedPatient } from '@/domain/patients/list/arrangePatients';
import { NEED_REASONS } from '@/domain/patients/list/whoNeedsMe.rule';

/** One person who needs the therapist, once, whatever they wait in. */
export type HomeRow =
  | { readonly kind: 'request'; readonly id: string; readonly request: ChatRequest }
  | { readonly kind: 'patient'; readonly id: string; readonly arranged: ArrangedPatient; readonly chat?: ChatMark }
  | { readonly kind: 'chat'; readonly id: string; readonly chat: ChatMark };

interface HomeNeeds {
  readonly requests: readonly ChatRequest[];
  readonly chats: readonly ChatMark[];
  /** All assigned patients that were read, in the order of their need. */
  readonly patients: readonly ArrangedPatient[];
}

/** A chat that is neither unread nor waited in comes after these reasons of others. */
const LAST_OF_MESSAGES = NEED_REASONS.indexOf('unread');

/**
 * Who needs the therapist now: those who ask for a chat first (CR-NEED-02), then patients of chats that are an emergency
 * or flagged and assigned patients in their order (CR-NEED-01), with other chats among those who wait for a reply.
 */
export function homeRows({ requests, chats, patients }: HomeNeeds): readonly HomeRow[] {
  const asking = new Set(requests.map(({ patient }) => patient.id).filter(id => id !== ''));
  const chatOf = new Map(chats.map(chat => [chat.chatSessionId, chat]));
  const assigned = patients
    .filter(({ patient, reasons }) => reasons.length > 0 && !asking.has(patient.id))
    .map((arranged): HomeRow => {
      const chat = chatOf.get(arranged.patient.activeChat?.chatSessionId ?? '');
      return { kind: 'patient', id: `patient ${arranged.patient.id}`, arranged, ...(chat && { chat }) };
    });
  const ownChats = new Set(patients.map(({ patient }) => patient.activeChat?.chatSessionId));
  const others = chats.filter(chat => !ownChats.has(chat.chatSessionId) && needsReply(chat));
  const [loud, quiet] = [others.filter(isLoud), others.filter(chat => !isLoud(chat))];
  const before = assigned.filter(row => firstReason(row) <= LAST_OF_MESSAGES);
  return [
    ...inOrder(requests, request => request.id, toNeed).map(toRequestRow),
    ...inOrder(loud, ({ chatSessionId }) => chatSessionId, chatNeed).map(toChatRow),
    ...before,
    ...inOrder(quiet, ({ chatSessionId }) => chatSessionId, chatNeed).map(toChatRow),
    ...assigned.filter(row => !before.includes(row)),
  ];
}

const needsReply = ({ unread, undecided, waitingSince, emergency, highRisk }: ChatMark): boolean =>
  unread > 0 || undecided > 0 || waitingSince !== undefined || emergency !== undefined || highRisk;

const isLoud = ({ emergency, highRisk }: ChatMark): boolean => emergency !== undefined || highRisk;

const firstReason = (row: HomeRow): number =>
  row.kind === 'patient' && row.arranged.reasons[0] !== undefined ? NEED_REASONS.indexOf(row.arranged.reasons[0]) : 0;

const toRequestRow = (request: ChatRequest): HomeRow => ({ kind: 'request', id: `request ${request.id}`, request });
const toChatRow = (chat: ChatMark): HomeRow => ({ kind: 'chat', id: `chat ${chat.chatSessionId}`, chat });

type Need = Omit<Parameters<typeof needOrder>[0]['needs'][number], 'id'>;

const toNeed = (request: ChatRequest): Need => ({
  emergency: mayBeEmergency(request),
  highRisk: request.highRisk,
  unread: 0,
  since: request.requestedAt,
});

const chatNeed = ({ emergency, highRisk, unread, waitingSince }: ChatMark): Need => ({
  emergency: emergency !== undefined,
  highRisk,
  unread,
  since: waitingSince === undefined ? null : (waitingSince ?? 'unknown'),
});

function inOrder<T>(items: readonly T[], idOf: (item: T) => string, needOf: (item: T) => Need): readonly T[] {
  const ids = needOrder({ needs: items.map(item => ({ id: idOf(item), ...needOf(item) })) });
  const waiting = ids.flatMap(id => items.filter(item => idOf(item) === id));
  // Somebody who is flagged, or whose messages are held, may wait for nothing.
  return [...waiting, ...items.filter(item => !waiting.includes(item))];
}
