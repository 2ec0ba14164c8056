import type { FollowLeadStatus } from '@/application/chat/FollowLeadStatus';
import type { ChatActGateway } from '@/application/chat/ports/ChatActGateway';
import type { ChatRequestGateway } from '@/application/chat/ports/ChatRequestGateway';
import type { PatientCareGateway } from '@/application/chat/ports/PatientCareGateway';
import { token } from '../token';

export const ChatRequestGatewayToken = token<ChatRequestGateway>('ChatRequestGateway');
export const ChatActGatewayToken = token<ChatActGateway>('ChatActGateway');
export const PatientCareGatewayToken = token<PatientCareGateway>('PatientCareGateway');
export const FollowLeadStatusToken = token<FollowLeadStatus>('FollowLeadStatus');
