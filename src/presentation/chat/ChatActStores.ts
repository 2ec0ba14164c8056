import type { ChatGeneration } from '@/domain/chat/chatGeneration';
import type { ChatActsStore } from './ChatActsStore';
import type { ChatRequestsStore } from './ChatRequestsStore';
import type { ClaimChatStore } from './ClaimChatStore';
import type { HighRiskStore } from './HighRiskStore';

/** Makes the stores of requests, claims and acts in a chat. */
export interface ChatActStores {
  requests(generation: ChatGeneration): ChatRequestsStore;
  claim(): ClaimChatStore;
  acts(channelId: string): ChatActsStore;
  highRisk(patientId: string): HighRiskStore;
}
