import type { ChatConnectionStore } from './ChatConnectionStore';
import type { ChatLogStore } from './ChatLogStore';
import type { ComposerStore } from './ComposerStore';
import type { ConversationsStore } from './ConversationsStore';
import type { DiagnosticsStore } from './DiagnosticsStore';
import type { ParticipantsStore } from './ParticipantsStore';
import type { ReadyPhrasesStore } from './ReadyPhrasesStore';
import type { StrandedStore } from './StrandedStore';
import type { TimelineStore } from './TimelineStore';

/** Makes the stores of the chat's views. */
export interface ChatStores {
  connection(): ChatConnectionStore;
  conversations(): ConversationsStore;
  timeline(channelId: string): TimelineStore;
  composer(channelId: string): ComposerStore;
  diagnostics(): DiagnosticsStore;
  readyPhrases(): ReadyPhrasesStore;
  participants(channelId: string): ParticipantsStore;
  log(): ChatLogStore;
  stranded(): StrandedStore;
}
