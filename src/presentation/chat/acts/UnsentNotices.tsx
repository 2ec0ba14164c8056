import { Notice } from '../../kit/Notice';
import { chatActsCount, chatActsText } from './chatActsText';

export interface UnsentNoticesProps {
  readonly name: string;
  /** Messages in this chat that are not sent yet. */
  readonly unsent: number;
  /** True if there is typed text that was not sent. */
  readonly hasDraft: boolean;
}

/** The user's own text that would be lost with a chat. */
export function UnsentNotices({ name, unsent, hasDraft }: UnsentNoticesProps) {
  return (
    <>
      {unsent > 0 && <Notice intent="warning">{chatActsCount('leaving.unsent', unsent, { name })}</Notice>}
      {hasDraft && <Notice intent="warning">{chatActsText('leaving.draft')}</Notice>}
    </>
  );
}
