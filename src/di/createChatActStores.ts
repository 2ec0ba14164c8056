import type { Container } from 'inversify';
import { AcceptChatRequest } from '@/application/chat/AcceptChatRequest';
import { ChangeHighRisk } from '@/application/chat/ChangeHighRisk';
import { ClaimChat } from '@/application/chat/ClaimChat';
import { DischargePatient } from '@/application/chat/DischargePatient';
import { EndChat } from '@/application/chat/EndChat';
import { FindClaimableChat } from '@/application/chat/FindClaimableChat';
import { HandOverChat } from '@/application/chat/HandOverChat';
import { InviteTherapist } from '@/application/chat/InviteTherapist';
import { LeaveChat } from '@/application/chat/LeaveChat';
import { ListColleagues } from '@/application/chat/ListColleagues';
import { WatchChatRequests } from '@/application/chat/WatchChatRequests';
import { RandomIdGenerator } from '@/infrastructure/system/RandomIdGenerator';
import { ChatActsStore } from '@/presentation/chat/ChatActsStore';
import type { ChatActStores } from '@/presentation/chat/ChatActStores';
import { chatActsText } from '@/presentation/chat/chatActsText';
import { ChatRequestsStore } from '@/presentation/chat/ChatRequestsStore';
import { ClaimChatStore } from '@/presentation/chat/ClaimChatStore';
import { HighRiskStore } from '@/presentation/chat/HighRiskStore';
import type { Toasts } from '@/presentation/shared/Toasts';
import * as t from './tokens/chatActTokens';
import { ChatEngineToken, ObserveChatToken } from './tokens/chatTokens';
import { NotificationDeskToken } from './tokens/notificationTokens';
import { RandomToken, ServerClockToken } from './tokens/systemTokens';

/** The stores of requests, claims and acts; `endChat` closes the tabs of a chat. */
export function createChatActStores(container: Container, toasts: Toasts, endChat: (chatSessionId: string) => unknown): ChatActStores {
  const engine = container.get(ChatEngineToken);
  const [requests, acts, care] = [container.get(t.ChatRequestGatewayToken), container.get(t.ChatActGatewayToken), container.get(t.PatientCareGatewayToken)];
  const clock = container.get(ServerClockToken);
  const observeChat = container.get(ObserveChatToken);
  const acceptChatRequest = new AcceptChatRequest(requests, engine);
  const watchChatRequests = new WatchChatRequests(requests, container.get(NotificationDeskToken), clock);
  const changeHighRisk = new ChangeHighRisk(care, new RandomIdGenerator(container.get(RandomToken)), engine);
  return {
    requests: generation => new ChatRequestsStore(generation, { watchChatRequests, acceptChatRequest, clock }),
    claim: () => new ClaimChatStore({ findClaimableChat: new FindClaimableChat(acts), claimChat: new ClaimChat(acts, engine) }),
    acts: channelId =>
      new ChatActsStore(channelId, {
        listColleagues: new ListColleagues(acts),
        inviteTherapist: new InviteTherapist(acts),
        handOverChat: new HandOverChat(acts),
        leaveChat: new LeaveChat(acts, engine),
        endChat: new EndChat(acts, engine),
        dischargePatient: new DischargePatient(care, engine),
        onGone: ({ chatSessionId }, act, name) => {
          endChat(chatSessionId);
          toasts.success(chatActsText(`leaving.${act}.done`, { name }));
        },
      }),
    highRisk: patientId =>
      new HighRiskStore(patientId, {
        changeHighRisk,
        observeChat,
        onChanged: (highRisk, name) => toasts.success(chatActsText(highRisk ? 'risk.doneSet' : 'risk.doneRemoved', { name })),
      }),
  };
}
