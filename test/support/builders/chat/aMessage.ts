import type { ChatMessage, MessageOwner } from '@/domain/chat/messages/ChatMessage';
import { toTimeId } from '@/domain/chat/messages/TimeId';

interface MessageFields extends Partial<Omit<ChatMessage, 'meta'>> {
  readonly hasBeenRead?: boolean;
  readonly owner?: MessageOwner;
  /** Confirmed by the backend. */
  readonly sent?: boolean;
  /** Minutes after 20 November 2026, 09:00. */
  readonly minute?: number;
}

const START = Date.UTC(2026, 10, 20, 9, 0);
const authors: Record<MessageOwner, string> = { You: 'me', Patient: 'ana', Therapist: 'tom', System: 'system' };

/** A confirmed message of the patient Ana, unless the test wishes otherwise. */
export function aMessage({
  owner = 'Patient',
  sent = true,
  hasBeenRead = false,
  minute = 0,
  ...wish
}: MessageFields = {}): ChatMessage {
  const timeId = wish.timeId ?? toTimeId(START + minute * 60_000);
  return {
    channelId: 'c-ana',
    timeId,
    originalId: timeId,
    ...(sent && { seq: timeId }),
    uuid: authors[owner],
    text: `At minute ${minute}`,
    edited: false,
    deleted: false,
    liked: false,
    isPending: false,
    hasFailedToSend: false,
    meta: { owner, readOnly: owner !== 'You' || wish.deleted === true, sent, hasBeenRead },
    ...wish,
  };
}
