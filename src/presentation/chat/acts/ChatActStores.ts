import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { ChatActsStore } from './ChatActsStore';
import type { ChatRequestsStore } from '../requests/ChatRequestsStore';
import type { ClaimChatStore } from '../requests/ClaimChatStore';
import type { PatientStores } from '../../patients/PatientStores';
import type { HighRiskStore } from '../patientPanel/HighRiskStore';
import { createContext } from 'react';

/** Creates the stores of requests, claims and acts in a chat. */
export interface ChatActStores {
  requests(generation: ChatGeneration): ChatRequestsStore;
  claim(): ClaimChatStore;
  acts(channelId: string): ChatActsStore;
  highRisk(session: ChatSession): HighRiskStore;
  /** The stores of the discharge, downloaded on first use. */
  readonly patients: () => Promise<Pick<PatientStores, 'discharge'>>;
  /** The patient was discharged, which ended the chat. */
  discharged(session: ChatSession): void;
}

/** Undefined if the chat runs without the rest of the dashboard; it then offers messages only. */
export const ChatActsContext = createContext<ChatActStores | undefined>(undefined);
