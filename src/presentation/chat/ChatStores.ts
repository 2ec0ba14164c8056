import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { CachedPageStore } from './timeline/cachedPage/CachedPageStore';
import type { ChatConnectionStore } from './startUp/ChatConnectionStore';
import type { ChatLogStore } from './log/ChatLogStore';
import type { ComposerStore } from './composer/ComposerStore';
import type { ConversationsStore } from './conversations/ConversationsStore';
import type { DiagnosticsStore } from './startUp/DiagnosticsStore';
import type { MissingChatStore } from './MissingChatStore';
import type { ParticipantsStore } from './patientPanel/ParticipantsStore';
import type { ReadyPhrasesStore } from './composer/ReadyPhrasesStore';
import type { OrphanedStore } from './drafts/OrphanedStore';
import type { ConflictingDraftsStore } from './drafts/ConflictingDraftsStore';
import type { TimelineStore } from './timeline/TimelineStore';

export interface ChatStores {
  connection(): ChatConnectionStore;
  conversations(): ConversationsStore;
  timeline(channelId: string): TimelineStore;
  cachedPage(channelId: string): CachedPageStore;
  composer(channelId: string): ComposerStore;
  conflictingDraftList(channelId: string): ConflictingDraftsStore;
  diagnostics(): DiagnosticsStore;
  readyPhrases(): ReadyPhrasesStore;
  participants(channelId: string): ParticipantsStore;
  /** For a chat that is not listed: reloads the list where the V2 chat exists. */
  missingChat(chatSessionId: string, generation: ChatGeneration): MissingChatStore;
  log(): ChatLogStore;
  orphaned(): OrphanedStore;
}
