import type { AcceptChatRequest } from '@/application/chat/requests/AcceptChatRequest';
import type { ChangeHighRisk } from '@/application/chat/acts/ChangeHighRisk';
import type { ClaimChat } from '@/application/chat/requests/ClaimChat';
import type { FindClaimableChat } from '@/application/chat/requests/FindClaimableChat';
import type { ObservedChat } from '@/application/chat/page/ChatState';
import type { WatchChatRequests } from '@/application/chat/requests/WatchChatRequests';
import type { Clock } from '@/application/kernel/ports/Clock';
import { patientName } from '@/domain/kernel/patientName';
import { ChatActsStore, type ChatActsUseCases } from './ChatActsStore';
import type { ChatActStores } from './ChatActStores';
import { ChatRequestsStore } from '../requests/ChatRequestsStore';
import { ClaimChatStore } from '../requests/ClaimChatStore';
import { HighRiskStore, type HighRiskUseCases } from '../patientPanel/HighRiskStore';

export interface ChatActStoreDependencies extends ChatActsUseCases {
  readonly patients: ChatActStores['patients'];
  readonly watchChatRequests: WatchChatRequests;
  readonly acceptChatRequest: AcceptChatRequest;
  readonly findClaimableChat: FindClaimableChat;
  readonly claimChat: ClaimChat;
  readonly changeHighRisk: ChangeHighRisk;
  readonly chat: ObservedChat;
  readonly clock: Clock;
  /** Runs when flag and reason are saved. */
  readonly onRiskChanged: HighRiskUseCases['onChanged'];
}

export const chatActStoresOf = ({ onRiskChanged, ...parts }: ChatActStoreDependencies): ChatActStores => ({
  requests: generation => new ChatRequestsStore(generation, parts),
  claim: () => new ClaimChatStore(parts),
  acts: channelId => new ChatActsStore(channelId, parts),
  patients: parts.patients,
  discharged: session => parts.onGone(session, 'discharge', patientName(session.patient)),
  highRisk: ({ patient, channelId }) =>
    new HighRiskStore(patient.id, channelId, { ...parts, onChanged: onRiskChanged }),
});
