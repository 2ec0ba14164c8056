import type { Moment } from '@/domain/patients/timeline/Moment';
import type { MomentActions } from './MomentActions';
import type { TimelineEntry } from './TimelineEntry';

export type MomentAct = 'content' | 'describe' | 'delete' | 'askDeletion';

/** The acts on one entry, in the order of its buttons. */
export function momentActsOf(
  entry: TimelineEntry,
  { onRead, onDescribe, onDelete }: MomentActions,
): readonly (readonly [MomentAct, () => void])[] {
  const { moment, shown, isOwn } = entry;
  const isShown = shown === 'shown';
  return [
    ...(onRead !== undefined && isShown && hasContent(moment) ? [['content', () => onRead(moment)] as const] : []),
    ...(onDescribe !== undefined && isShown && isKept(moment) ? [['describe', () => onDescribe(moment)] as const] : []),
    ...(onDelete !== undefined && shown !== 'awaitingDeletion' && isKept(moment)
      ? [[isOwn ? 'delete' : 'askDeletion', () => onDelete(entry)] as const]
      : []),
  ];
}

/** Chats are shown in the history and stored elsewhere, so they cannot be described or deleted by their id. */
const isKept = ({ type }: Moment): boolean => type !== 'chat';

/** True if the backend stores more content of it, which can be opened. */
const hasContent = ({ note, text, driveFile }: Moment): boolean =>
  driveFile !== undefined || (text ?? note ?? '') !== '';
