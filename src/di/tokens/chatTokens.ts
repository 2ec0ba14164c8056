import type { ChatCommands } from '@/application/chat/client/ChatCommands';
import type { ChatState } from '@/application/chat/client/ChatState';
import type { SyncDiscardedDrafts } from '@/application/drafts/SyncDiscardedDrafts';
import type { SaveDraft } from '@/application/drafts/SaveDraft';
import type { FindChat } from '@/application/chat/conversations/FindChat';
import type { ChatEngine } from '@/application/chat/ports/ChatEngine';
import type { DraftSignal } from '@/application/drafts/ports/DraftSignal';
import type { PinGateway } from '@/application/chat/ports/PinGateway';
import type { PhraseVault } from '@/application/chat/ports/PhraseVault';
import type { RunChat } from '@/application/chat/startUp/RunChat';
import type { PresenceSource } from '@/application/presence/ports/PresenceSource';
import type { WatchPresence } from '@/application/presence/WatchPresence';
import type { ChatStores } from '@/presentation/chat/ChatStores';
import { token } from '../token';
import type { ChangeHighRisk } from '@/application/chat/acts/ChangeHighRisk';
import type { PatientCareGateway } from '@/application/chat/ports/PatientCareGateway';
import type { WatchChatRequests } from '@/application/chat/requests/WatchChatRequests';
import type { SafetySignal } from '@/application/patients/ports/SafetySignal';

export const ChatEngineToken = token<ChatEngine>('ChatEngine');
export const ChatStateToken = token<ChatState>('ChatState');
export const RunChatToken = token<RunChat>('RunChat');
export const ChatCommandsToken = token<ChatCommands>('ChatCommands');
export const SaveDraftToken = token<SaveDraft>('SaveDraft');
export const DraftSignalToken = token<DraftSignal>('DraftSignal');
export const SyncDiscardedDraftsToken = token<SyncDiscardedDrafts>('SyncDiscardedDrafts');
export const PresenceSourceToken = token<PresenceSource>('PresenceSource');
export const WatchPresenceToken = token<WatchPresence>('WatchPresence');
/** Time zone of the service region, such as `Europe/London`. */
export const RegionZoneToken = token<string>('RegionZone');
export const ChatStoresToken = token<ChatStores>('ChatStores');
export const FindChatToken = token<FindChat>('FindChat');
export const PinGatewayToken = token<PinGateway>('PinGateway');
export const PhraseVaultToken = token<PhraseVault>('PhraseVault');

export const PatientCareGatewayToken = token<PatientCareGateway>('PatientCareGateway');
export const ChangeHighRiskToken = token<ChangeHighRisk>('ChangeHighRisk');
export const WatchChatRequestsToken = token<WatchChatRequests>('WatchChatRequests');
export const SafetySignalToken = token<SafetySignal>('SafetySignal');
