import type { TimeId } from '@/domain/chat/messages/TimeId';

/** Commands of the page to the engine of one generation of chats. */
export type EngineCommand =
  | { readonly type: 'select'; readonly channelId: string | undefined }
  | { readonly type: 'send'; readonly channelId: string; readonly text: string; readonly replyTo?: TimeId }
  | { readonly type: 'edit'; readonly channelId: string; readonly timeId: TimeId; readonly text: string }
  | { readonly type: 'delete'; readonly channelId: string; readonly timeId: TimeId }
  /** `entryId`: only that entry; otherwise all refused or held entries of the patient. */
  | { readonly type: 'retry'; readonly channelId: string; readonly entryId?: string }
  /** Sends from this window, whichever window leads. */
  | { readonly type: 'sendHere' }
  | { readonly type: 'discard'; readonly entryId: string }
  | { readonly type: 'loadMore'; readonly channelId: string }
  | { readonly type: 'typing'; readonly channelId: string; readonly isTyping: boolean }
  | { readonly type: 'focus'; readonly focused: boolean; readonly visible: boolean }
  | { readonly type: 'seen'; readonly channelId: string; readonly timeIds: readonly TimeId[] }
  | { readonly type: 'loadGap'; readonly channelId: string }
  | { readonly type: 'reloadSessions' }
  | { readonly type: 'reloadParticipants'; readonly channelId: string };
