import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { ChatActsStore } from './ChatActsStore';
import type { ChatRequestsStore } from '../requests/ChatRequestsStore';
import type { ClaimChatStore } from '../requests/ClaimChatStore';
import type { PatientStores } from '../../patients/PatientStores';
import type { HighRiskStore } from '../patientPanel/HighRiskStore';
import { createContext } from 'react';

/** Makes the stores of requests, claims and acts in a chat. */
export interface ChatActStores {
  requests(generation: ChatGeneration): ChatRequestsStore;
  claim(): ClaimChatStore;
  acts(channelId: string): ChatActsStore;
  highRisk(session: ChatSession): HighRiskStore;
  /** What the discharge works with; downloaded when it is first asked for. */
  readonly patients: () => Promise<Pick<PatientStores, 'discharge'>>;
  /** The patient was discharged, which ended the chat. */
  discharged(session: ChatSession): void;
}

/** Undefined where a chat stands without the rest of the dashboard: then nothing can be done in it but talking. */
export const ChatActsContext = createContext<ChatActStores | undefined>(undefined);
