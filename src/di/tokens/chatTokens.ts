import type { ChatBoard } from '@/application/chat/ChatBoard';
import type { KeepDraft } from '@/application/chat/KeepDraft';
import type { ObserveChat } from '@/application/chat/ObserveChat';
import type { OpenChat } from '@/application/chat/OpenChat';
import type { ChatEngine } from '@/application/chat/ports/ChatEngine';
import type { PhraseVault } from '@/application/chat/ports/PhraseVault';
import type { RunChat } from '@/application/chat/RunChat';
import type { TellTyping } from '@/application/chat/TellTyping';
import type { PresenceDesk } from '@/application/presence/ports/PresenceDesk';
import type { ReportChatProblems } from '@/application/errorReporting/ReportChatProblems';
import type { WatchPresence } from '@/application/presence/WatchPresence';
import type { ChatStores } from '@/presentation/chat/ChatStores';
import { token } from '../token';

export const ChatEngineToken = token<ChatEngine>('ChatEngine');
export const ChatBoardToken = token<ChatBoard>('ChatBoard');
export const RunChatToken = token<RunChat>('RunChat');
export const ReportChatProblemsToken = token<ReportChatProblems>('ReportChatProblems');
export const ObserveChatToken = token<ObserveChat>('ObserveChat');
export const OpenChatToken = token<OpenChat>('OpenChat');
export const KeepDraftToken = token<KeepDraft>('KeepDraft');
export const TellTypingToken = token<TellTyping>('TellTyping');
export const PresenceDeskToken = token<PresenceDesk>('PresenceDesk');
export const WatchPresenceToken = token<WatchPresence>('WatchPresence');
/** Time zone of the service region, such as `Europe/London`. */
export const RegionZoneToken = token<string>('RegionZone');
export const ChatStoresToken = token<ChatStores>('ChatStores');
export const PhraseVaultToken = token<PhraseVault>('PhraseVault');
