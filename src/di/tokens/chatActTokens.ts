import type { ChangeHighRisk } from '@/application/chat/acts/ChangeHighRisk';
import type { WatchLeadStatus } from '@/application/chat/conversations/WatchLeadStatus';
import type { ChatActGateway } from '@/application/chat/ports/ChatActGateway';
import type { ChatRequestGateway } from '@/application/chat/ports/ChatRequestGateway';
import type { PatientCareGateway } from '@/application/chat/ports/PatientCareGateway';
import type { WatchChatRequests } from '@/application/chat/requests/WatchChatRequests';
import type { SafetySignal } from '@/application/patients/ports/SafetySignal';
import { token } from '../token';

export const ChatRequestGatewayToken = token<ChatRequestGateway>('ChatRequestGateway');
export const ChatActGatewayToken = token<ChatActGateway>('ChatActGateway');
export const PatientCareGatewayToken = token<PatientCareGateway>('PatientCareGateway');
export const WatchLeadStatusToken = token<WatchLeadStatus>('WatchLeadStatus');
export const ChangeHighRiskToken = token<ChangeHighRisk>('ChangeHighRisk');
export const WatchChatRequestsToken = token<WatchChatRequests>('WatchChatRequests');
export const SafetySignalToken = token<SafetySignal>('SafetySignal');
