import { EditIcon, IssueIcon, TimeIcon, WarningSignIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import type { ChatBadge } from '@/application/chat/conversations/WatchChatBadges';
import { appCount, appText } from '../appText';
import { waitingText } from './waitingText';

interface ChatStatusBadgesProps {
  readonly chat: ChatBadge;
  /** The current time, in milliseconds since 1970. */
  readonly now: number;
  /** Shortens the badges, for narrow places. */
  readonly brief?: boolean;
}

/**
 * The badges of a conversation, each with an icon and words. In the brief form the most urgent one is a separate
 * element, which never shrinks to make space for the name.
 */
export function ChatStatusBadges({
  chat: { unread, waitingSince, waitsAtLeast = false, hasDraft, emergency, highRisk, undecided },
  now,
  brief = false,
}: ChatStatusBadgesProps) {
  const alarm = emergency && (
    <Sign
      icon={<IssueIcon size={12} />}
      words={appText(`chats.${emergency}`)}
      shown={appText(brief ? 'chats.emergency' : `chats.${emergency}`)}
      className="chat-sign-risk"
    />
  );
  const risk = highRisk && (
    <Sign
      icon={<WarningSignIcon size={12} />}
      words={appText('chats.highRisk')}
      shown={appText(brief ? 'chats.risk' : 'chats.highRisk')}
      className="chat-sign-risk"
    />
  );
  const count = unread > 0 && (
    <Sign
      words={appCount('chats.unread', unread)}
      shown={unread > 99 ? '99+' : String(unread)}
      className="chat-sign-unread"
    />
  );
  const first = alarm ?? risk;
  const [before, after] = brief ? [first, !first && count] : [false, false];
  return (
    <>
      {before && <First>{before}</First>}
      <span className="chat-signs-small">
        {!before && alarm}
        {before !== risk && risk}
        {undecided > 0 && (
          <Sign
            icon={<IssueIcon size={12} />}
            words={appCount('chats.undecided', undecided)}
            shown={String(undecided)}
            className="chat-sign-undecided"
          />
        )}
        {hasDraft && <Sign icon={<EditIcon size={12} />} words={appText('chats.draft')} />}
        {waitingSince === null && <Sign icon={<TimeIcon size={12} />} words={appText('chats.mayWait')} />}
        {typeof waitingSince === 'number' && <Waits time={waitingText(waitingSince, now)} atLeast={waitsAtLeast} />}
        {!after && count}
      </span>
      {after && <First>{after}</First>}
    </>
  );
}

const First = ({ children }: { readonly children: ReactNode }) => (
  <span className="chat-signs-small chat-signs-first">{children}</span>
);

function Waits({ time, atLeast }: { readonly time: string; readonly atLeast: boolean }) {
  return (
    <Sign
      icon={<TimeIcon size={12} />}
      words={appText(atLeast ? 'chats.waitingAtLeast' : 'chats.waiting', { time })}
      shown={atLeast ? appText('chats.atLeast', { time }) : time}
    />
  );
}

interface SignProps {
  readonly icon?: ReactNode;
  readonly words: string;
  /** The short text beside the icon. */
  readonly shown?: string;
  readonly className?: string;
}

function Sign({ icon, words, shown, className = '' }: SignProps) {
  return (
    <span className={`chat-sign ${className}`} title={words}>
      <span aria-hidden>
        {icon}
        {shown}
      </span>
      <span className="visually-hidden">{`, ${words}`}</span>
    </span>
  );
}
