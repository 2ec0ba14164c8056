import type { MomentsQueryDto } from '@/infrastructure/http/patients/momentDtos';
import type { CareServices } from '#sandbox/backend/patients/CareServices';
import { chatMoments } from './chatMoments';
import type { Moment } from './Moment';
import { momentCursor } from './momentCursor';
import { byPlace, type Selection } from './MomentStore';

/** Moments on a page where the caller names no number. */
const PAGE = 20;

export interface HistoryPage {
  readonly moments: readonly Moment[];
  readonly paginationCursor?: string;
}

/** One page of a patient's history with its chats, newest first. Later additions do not move the following pages. */
export function historyPage(
  { chat, moments }: Pick<CareServices, 'chat' | 'moments'>,
  patientId: string,
  query: MomentsQueryDto,
): HistoryPage {
  const { types, startFrom, limit = PAGE, paginationCursor } = query;
  const selection: Selection = {
    limit: limit + 1,
    ...(types && { types: new Set(types) }),
    ...(startFrom !== undefined && { from: Date.parse(startFrom) }),
    ...(paginationCursor !== undefined && { after: momentCursor.read(paginationCursor) }),
  };
  const chats = chatMoments(chat.rooms, patientId, chat.people.patient(patientId)?.uid ?? '').filter(moment =>
    isSelected(moment, selection),
  );
  const found = [...moments.historyOf(patientId).select(selection), ...chats].sort(byPlace);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { moments: page, ...(last && found.length > limit && { paginationCursor: momentCursor.write(last) }) };
}

function isSelected(moment: Moment, { types, from = -Infinity, after }: Selection): boolean {
  return (!types || types.has(moment.type)) && moment.at >= from && (!after || byPlace(after, moment) < 0);
}
