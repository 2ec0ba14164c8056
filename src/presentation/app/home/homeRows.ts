import type { ChatBadge } from '@/application/chat/conversations/WatchChatBadges';
import { needOrder } from '@/domain/chat/conversations/needOrder.rule';
import { mayBeEmergency } from '@/domain/chat/requests/mayBeEmergency.rule';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import type { ArrangedPatient } from '@/domain/patients/list/arrangePatients';
import { NEED_REASONS, type NeedReason } from '@/domain/patients/list/whoNeedsMe.rule';

/** One patient who needs the therapist, listed once even when several things wait. */
export type HomeRow =
  | {
      readonly kind: 'request';
      readonly id: string;
      readonly request: ChatRequest;
      /** The patient's details, if they are also an assigned patient. */
      readonly arranged?: ArrangedPatient;
    }
  | { readonly kind: 'patient'; readonly id: string; readonly arranged: ArrangedPatient; readonly chat?: ChatBadge }
  | { readonly kind: 'chat'; readonly id: string; readonly chat: ChatBadge };

interface HomeNeeds {
  readonly requests: readonly ChatRequest[];
  /** The chats, which are live; the list of patients may be minutes old. */
  readonly chats: readonly ChatBadge[];
  /** All assigned patients that were read, in order of need. */
  readonly patients: readonly ArrangedPatient[];
}

/** Patients with these reasons come before a chat that waits for a reply without any alarm. */
const LAST_OF_MESSAGES = NEED_REASONS.indexOf('unread');

/**
 * Everyone who needs the therapist now. Requests come first (CR-NEED-02), then emergency or flagged chats and assigned
 * patients in their order (CR-NEED-01). Other chats come among the patients who wait for a reply.
 */
export function homeRows({ requests, chats, patients }: HomeNeeds): readonly HomeRow[] {
  const asking = new Set(requests.map(({ patient }) => patient.id).filter(id => id !== ''));
  const assigned = patients
    .filter(({ patient, reasons }) => reasons.length > 0 && !asking.has(patient.id))
    .map((arranged): PatientHomeRow => {
      const chat = chats.find(({ chatSessionId }) => chatSessionId === arranged.patient.activeChat?.chatSessionId);
      return { kind: 'patient', id: `patient ${arranged.patient.id}`, arranged, ...(chat && { chat }) };
    });
  const shown = new Set(assigned.map(({ chat }) => chat));
  const others = chats.filter(chat => !shown.has(chat) && needsReply(chat));
  const isNewlyLoud = ({ arranged: { signs }, chat }: PatientHomeRow): boolean =>
    (chat?.emergency !== undefined && !signs.some(({ name }) => name === 'emergencyRequest')) ||
    (chat?.highRisk === true && signs[0]?.level !== 'alarm');
  const known = assigned.filter(row => !isNewlyLoud(row));
  const before = known.filter(({ arranged: { reasons } }) => rankOf(reasons[0]) <= LAST_OF_MESSAGES);
  return [
    ...inOrder(requests, request => request.id, toNeed).map(request => toRequestRow(request, patients)),
    ...inOrder(others.filter(isLoud), ({ chatSessionId }) => chatSessionId, chatNeed).map(toChatRow),
    ...inOrder(assigned.filter(isNewlyLoud), ({ id }) => id, newNeed),
    ...before,
    ...inOrder(
      others.filter(chat => !isLoud(chat)),
      ({ chatSessionId }) => chatSessionId,
      chatNeed,
    ).map(toChatRow),
    ...known.filter(row => !before.includes(row)),
  ];
}

type PatientHomeRow = Extract<HomeRow, { readonly kind: 'patient' }>;

const needsReply = ({
  unread,
  undecided,
  waitingSince,
  emergency,
  highRisk,
  mayHideNeed = false,
}: ChatBadge): boolean =>
  unread > 0 || undecided > 0 || waitingSince !== undefined || emergency !== undefined || highRisk || mayHideNeed;

const isLoud = ({ emergency, highRisk }: ChatBadge): boolean => emergency !== undefined || highRisk;

const rankOf = (reason: NeedReason | undefined): number =>
  reason === undefined ? NEED_REASONS.length : NEED_REASONS.indexOf(reason);

function toRequestRow(request: ChatRequest, patients: readonly ArrangedPatient[]): HomeRow {
  const arranged = patients.find(({ patient }) => request.patient.id !== '' && patient.id === request.patient.id);
  return { kind: 'request', id: `request ${request.id}`, request, ...(arranged && { arranged }) };
}

const toChatRow = (chat: ChatBadge): HomeRow => ({ kind: 'chat', id: `chat ${chat.chatSessionId}`, chat });

type Need = Omit<Parameters<typeof needOrder>[0]['needs'][number], 'id'>;

const toNeed = (request: ChatRequest): Need => ({
  emergency: mayBeEmergency(request),
  highRisk: request.highRisk,
  unread: 0,
  since: request.requestedAt,
});

const chatNeed = ({ emergency, highRisk, unread, waitingSince, mayHideNeed }: ChatBadge): Need => ({
  emergency: emergency !== undefined,
  highRisk,
  unread,
  since: waitingSince === undefined ? (mayHideNeed ? 'unknown' : null) : (waitingSince ?? 'unknown'),
});

const newNeed = ({ chat }: PatientHomeRow): Need =>
  chat === undefined ? { emergency: false, highRisk: false, unread: 0, since: null } : chatNeed(chat);

function inOrder<T>(items: readonly T[], idOf: (item: T) => string, needOf: (item: T) => Need): readonly T[] {
  const ids = needOrder({ needs: items.map(item => ({ id: idOf(item), ...needOf(item) })) });
  const waiting = ids.flatMap(id => items.filter(item => idOf(item) === id));
  // A patient who is flagged, or whose chat has undecided messages, may not be waiting for anything.
  return [...waiting, ...items.filter(item => !waiting.includes(item))];
}
