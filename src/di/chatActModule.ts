import { ContainerModule } from 'inversify';
import { AcceptChatRequest } from '@/application/chat/requests/AcceptChatRequest';
import { ChangeHighRisk } from '@/application/chat/acts/ChangeHighRisk';
import { ClaimChat } from '@/application/chat/requests/ClaimChat';
import { EndChat } from '@/application/chat/acts/EndChat';
import { FindClaimableChat } from '@/application/chat/requests/FindClaimableChat';
import { WatchLeadStatus } from '@/application/chat/conversations/WatchLeadStatus';
import { HandOverChat } from '@/application/chat/acts/HandOverChat';
import { InviteTherapist } from '@/application/chat/acts/InviteTherapist';
import { RiskChangeDrafts } from '@/application/chat/acts/RiskChangeDrafts';
import { LeaveChat } from '@/application/chat/acts/LeaveChat';
import { ListColleagues } from '@/application/chat/acts/ListColleagues';
import { WatchChatRequests } from '@/application/chat/requests/WatchChatRequests';
import { AxiosChatActGateway } from '@/infrastructure/http/chat/AxiosChatActGateway';
import { AxiosChatRequestGateway } from '@/infrastructure/http/chat/AxiosChatRequestGateway';
import { AxiosPatientCareGateway } from '@/infrastructure/http/chat/AxiosPatientCareGateway';
import { RandomIdGenerator } from '@/infrastructure/system/kernel/RandomIdGenerator';
import * as t from './tokens/chatActTokens';
import { ChatEngineToken, SaveDraftToken } from './tokens/chatTokens';
import { NotificationSourceToken } from './tokens/notificationTokens';
import { BackendClientToken, RandomToken, ServerClockToken } from './tokens/systemTokens';

/** Requests, claims and acts in a chat. */
export const chatActModule = new ContainerModule(({ bind }) => {
  bind(t.ChatRequestGatewayToken).toResolvedValue(backend => new AxiosChatRequestGateway(backend), [BackendClientToken]);
  bind(t.ChatActGatewayToken).toResolvedValue(backend => new AxiosChatActGateway(backend), [BackendClientToken]);
  bind(t.PatientCareGatewayToken).toResolvedValue(backend => new AxiosPatientCareGateway(backend), [BackendClientToken]);
  bind(t.WatchLeadStatusToken).toResolvedValue((desk, engine) => new WatchLeadStatus(desk, engine), [NotificationSourceToken, ChatEngineToken]);
  bind(t.WatchChatRequestsToken)
    .toResolvedValue((requests, desk, clock) => new WatchChatRequests(requests, desk, clock), [t.ChatRequestGatewayToken, NotificationSourceToken, ServerClockToken])
    .inSingletonScope();
  bind(t.AcceptChatRequestToken).toResolvedValue((requests, engine) => new AcceptChatRequest(requests, engine), [t.ChatRequestGatewayToken, ChatEngineToken]);
  bind(t.FindClaimableChatToken).toResolvedValue(acts => new FindClaimableChat(acts), [t.ChatActGatewayToken]);
  bind(t.ClaimChatToken).toResolvedValue((acts, engine) => new ClaimChat(acts, engine), [t.ChatActGatewayToken, ChatEngineToken]);
  bind(t.ListColleaguesToken).toResolvedValue(acts => new ListColleagues(acts), [t.ChatActGatewayToken]);
  bind(t.InviteTherapistToken).toResolvedValue(acts => new InviteTherapist(acts), [t.ChatActGatewayToken]);
  bind(t.HandOverChatToken).toResolvedValue(acts => new HandOverChat(acts), [t.ChatActGatewayToken]);
  bind(t.LeaveChatToken).toResolvedValue((acts, engine) => new LeaveChat(acts, engine), [t.ChatActGatewayToken, ChatEngineToken]);
  bind(t.EndChatToken).toResolvedValue((acts, engine) => new EndChat(acts, engine), [t.ChatActGatewayToken, ChatEngineToken]);
  bind(t.ChangeHighRiskToken).toResolvedValue(
    (care, random, engine, drafts) => new ChangeHighRisk(care, new RandomIdGenerator(random), engine, new RiskChangeDrafts(drafts)),
    [t.PatientCareGatewayToken, RandomToken, ChatEngineToken, SaveDraftToken],
  ).inSingletonScope();
});
