import { Button } from '@blueprintjs/core';
import { ErrorIcon, TimeIcon } from '@blueprintjs/icons';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { OutboxEntry, RefusalKind } from '@/domain/chat/messages/OutboxEntry';
import { chatText, countText } from '../chatText';
import { chatTime } from '../chatTime';
import { copyText } from '../../kit/copyText';
import { isHeld } from './isHeld';
import { minutesOld } from './minutesOld';
import type { TimelineRow } from '../timeline/rows/TimelineRow';
import type { TimelineStore } from '../timeline/TimelineStore';

interface MessageStateProps {
  readonly store: TimelineStore;
  readonly row: TimelineRow;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly patientName: string;
}

/**
 * The state of the user's own message. A refused message waits here for a decision. This is part of the row, which
 * observes the store.
 */
export function messageState({ store, row, now, patientName }: MessageStateProps) {
  const { message } = row;
  if (message.hasFailedToSend || message.isPending) return unsentState({ store, message, now, patientName });
  if (message.meta.owner !== 'You' || message.deleted) return null;
  return message.meta.hasBeenRead ? (
    <span className="chat-read">{chatText('message.read')}</span>
  ) : (
    <span>{chatText('message.sent')}</span>
  );
}

interface UnsentProps {
  readonly store: TimelineStore;
  readonly message: ChatMessage;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface UnsentStateProps extends UnsentProps {
  readonly patientName: string;
}

function unsentState({ store, message, now, patientName }: UnsentStateProps) {
  const isChange = message.meta.sent;
  const entry = store.entryOf(message);
  const refusal = entry?.refusal;
  if (message.hasFailedToSend && store.unsentActs.isDiscarded(message.outboxId)) return discardedState(store, message);
  if (entry !== undefined && isHeld(entry)) return heldState({ store, message, entry, now, patientName });
  if (message.hasFailedToSend) {
    return (
      <span className="chat-refusal">
        <span className="chat-refused">
          <ErrorIcon size={12} /> {chatText(isChange ? 'message.notSaved' : 'message.notSent')}
        </span>
        {cause(refusal)}
        {age({ store, message, now })}
        {refusal === 'deleted' ? (
          lostText(entry?.text ?? '')
        ) : (
          <Button
            variant="minimal"
            size="small"
            intent="primary"
            text={chatText('message.retry')}
            onClick={() => store.unsentActs.retry(message)}
          />
        )}
        <Button
          variant="minimal"
          size="small"
          text={chatText(isChange ? 'message.discardChange' : 'message.discard')}
          onClick={() => store.unsentActs.discard(message, entry)}
        />
      </span>
    );
  }
  return (
    <span className="chat-refusal">
      <span>{chatText(waitText(store, message))}</span>
      {age({ store, message, now })}
    </span>
  );
}

function discardedState(store: TimelineStore, { outboxId }: ChatMessage) {
  return (
    <span className="chat-refusal" role="status">
      <span>{chatText('message.discarded')}</span>
      <Button
        variant="minimal"
        size="small"
        intent="primary"
        text={chatText('message.undo')}
        onClick={() => store.unsentActs.undo(outboxId)}
      />
    </span>
  );
}

interface HeldMessageProps extends UnsentStateProps {
  readonly entry: OutboxEntry;
}

/** A message that waits for its author's decision: its recipient, when it was written and why it waits. */
function heldState({ store, message, entry, now, patientName }: HeldMessageProps) {
  const isChange = message.meta.sent;
  return (
    <span className="chat-held" role="group" aria-label={chatText('held.label')}>
      <span className="chat-held-title">
        <TimeIcon size={12} /> {chatText(isChange ? 'held.change' : 'held.message', { name: patientName })}
      </span>
      <span>{heldCause(entry, now)}</span>
      <span className="chat-held-acts">
        <Button
          size="small"
          intent="primary"
          text={chatText('message.send')}
          onClick={() => store.unsentActs.retry(message)}
        />
        <Button size="small" text={chatText('message.change')} onClick={() => store.edits.edit(message.timeId)} />
        <Button
          variant="minimal"
          size="small"
          text={chatText(isChange ? 'message.discardChange' : 'message.discard')}
          onClick={() => store.unsentActs.discard(message, entry)}
        />
      </span>
    </span>
  );
}

function heldCause({ refusal, keptAt, decidedAt = keptAt }: OutboxEntry, now: number): string {
  if (decidedAt > now) return chatText('held.clock');
  const when = chatTime.dayAndTime(decidedAt, now);
  return chatText(refusal === 'earlierSignIn' ? 'held.earlierSignIn' : 'held.tooOld', { when });
}

function waitText(store: TimelineStore, message: ChatMessage) {
  if (store.isBlockedMessage(message)) return 'message.heldBack';
  const { reason } = store.hold;
  if (reason !== undefined) return reason === 'connection' ? 'message.waiting' : 'message.waitingElsewhere';
  return message.meta.sent ? 'message.saving' : 'message.sending';
}

const cause = (refusal: RefusalKind | undefined) =>
  refusal === undefined ? null : <span>{chatText(`refusal.${refusal}`)}</span>;

/** The bubble shows that the message was deleted, so the author's change of it is shown here until it is discarded. */
function lostText(text: string) {
  return (
    <>
      <bdi className="chat-text">{text}</bdi>
      <Button
        variant="minimal"
        size="small"
        intent="primary"
        text={chatText('message.copy')}
        onClick={() => void copyText(text)}
      />
    </>
  );
}

/** A message written long ago may no longer be right. */
function age({ store, message, now }: UnsentProps) {
  const entry = store.entryOf(message);
  const minutes = minutesOld(entry?.decidedAt ?? entry?.keptAt, now);
  if (minutes === null) return null;
  return (
    <span className="chat-old">
      <TimeIcon size={12} /> {countText('message.old', minutes)}
    </span>
  );
}
