import { FULL_LIST_PAGE, LIST_PAGE, listPaging } from '@/domain/chat/conversations/listPaging.rule';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { patientName } from '@/domain/kernel/patientName';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { hasWords } from '@/domain/kernel/hasWords';
import type { ConversationFilter } from './ListChoice';

export interface ConversationSearch {
  /** Words of the patient's name or email; empty for all. */
  readonly query: string;
  readonly filter: ConversationFilter;
  /** Undefined for both. */
  readonly generation: ChatGeneration | undefined;
  /** Pages that the user requested. */
  readonly pages: number;
  /** The open chat that stays among the unread ones while it is read. */
  readonly held: string | undefined;
}

export interface FoundConversations {
  readonly results: readonly ChatSession[];
  /** Number of chats searched, of `size`. */
  readonly scanned: number;
  readonly size: number;
}

/** Searches page by page: as many pages as the user requested, and more until enough matches are found. */
export function findConversations(sessions: readonly ChatSession[], search: ConversationSearch): FoundConversations {
  const isPinnedList = search.filter === 'pinned';
  const all = isPinnedList ? sessions.filter(({ pinned }) => pinned) : sessions;
  const page = isPinnedList ? FULL_LIST_PAGE : LIST_PAGE;
  const results: ChatSession[] = [];
  let scanned = 0;
  while (listPaging({ scanned, results: results.length, size: all.length, pages: search.pages, page })) {
    const next = all.slice(scanned, scanned + page);
    scanned += next.length;
    results.push(...next.filter(session => isFound(session, search)));
  }
  return { results, scanned, size: all.length };
}

function isFound(session: ChatSession, { query, filter, generation, held }: ConversationSearch): boolean {
  const { unread, chatSessionId, patient } = session;
  if (generation !== undefined && session.generation !== generation) return false;
  if (filter === 'unread' && unread === 0 && chatSessionId !== held) return false;
  return hasWords(`${patientName(patient)} ${patient.email}`, query);
}
