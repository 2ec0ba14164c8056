import { ContainerModule, type Container } from 'inversify';
import * as t from './tokens/chatTokens';
import { ServerClockToken, BackendClientToken, RandomToken } from './tokens/kernelTokens';
import { ChatEngineToken, SaveDraftToken } from './tokens/chatTokens';
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
import { BroadcastSafetySignal } from '@/infrastructure/system/patients/BroadcastSafetySignal';
import { AxiosPatientCareGateway } from '@/infrastructure/http/chat/AxiosPatientCareGateway';
import { RandomIdGenerator } from '@/infrastructure/system/kernel/RandomIdGenerator';
import * as acts from './tokens/chatActTokens';
import { NotificationSourceToken } from './tokens/notificationTokens';
import { KnownPatientsToken } from './tokens/workTokens';
import { ActNoteDrafts } from '@/application/drafts/ActNoteDrafts';
import type { ChatActStores } from '@/presentation/chat/acts/ChatActStores';
import { chatActStoresOf } from '@/presentation/chat/acts/chatActStoresOf';
import { chatActsText, unseenMessagesText } from '@/presentation/chat/acts/chatActsText';
import type { PatientStores } from '@/presentation/patients/PatientStores';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';
import type { Toasts } from '@/presentation/kit/Toasts';
import { createOwnActs } from './ownActs';

/** Requests, claims and acts in a chat. */
export const chatActModule = new ContainerModule(({ bind }) => {
  bind(acts.ChatRequestGatewayToken).toResolvedValue(
    backend => new AxiosChatRequestGateway(backend),
    [BackendClientToken],
  );
  bind(acts.ChatActGatewayToken).toResolvedValue(backend => new AxiosChatActGateway(backend), [BackendClientToken]);
  bind(acts.SafetySignalToken)
    .toDynamicValue(() => new BroadcastSafetySignal())
    .inSingletonScope();
  bind(acts.PatientCareGatewayToken).toResolvedValue(
    (backend, safety) => new AxiosPatientCareGateway(backend, patientId => safety.announce(patientId)),
    [BackendClientToken, acts.SafetySignalToken],
  );
  bind(acts.WatchLeadStatusToken).toResolvedValue(
    (source, engine) => new WatchLeadStatus(source, engine),
    [NotificationSourceToken, ChatEngineToken],
  );
  bind(acts.WatchChatRequestsToken)
    .toResolvedValue(
      (requests, source, clock, known) => new WatchChatRequests(requests, source, clock, known),
      [acts.ChatRequestGatewayToken, NotificationSourceToken, ServerClockToken, KnownPatientsToken],
    )
    .inSingletonScope();

  bind(acts.ChangeHighRiskToken)
    .toResolvedValue(
      (care, random, engine, drafts) =>
        new ChangeHighRisk(care, new RandomIdGenerator(random), engine, new RiskChangeDrafts(drafts)),
      [acts.PatientCareGatewayToken, RandomToken, ChatEngineToken, SaveDraftToken],
    )
    .inSingletonScope();
});

interface ChatActSurroundings {
  /** Closes the tabs of a chat. */
  readonly endChat: (chatSessionId: string) => unknown;
  readonly patients: () => Promise<PatientStores>;
}

/** The stores of requests, claims and acts. */
export const createChatActStores = (
  container: Container,
  toasts: Toasts,
  { endChat, patients }: ChatActSurroundings,
): ChatActStores => {
  const ownActs = createOwnActs(container);
  return chatActStoresOf({
    patients: async () => (await Promise.all([patients(), textCatalogue.add('patients', 'forms')]))[0],
    acceptChatRequest: new AcceptChatRequest(
      container.get(acts.ChatRequestGatewayToken),
      container.get(ChatEngineToken),
    ),
    changeHighRisk: container.get(acts.ChangeHighRiskToken),
    claimChat: new ClaimChat(container.get(acts.ChatActGatewayToken), container.get(ChatEngineToken)),
    endChat: new EndChat(container.get(acts.ChatActGatewayToken), container.get(ChatEngineToken)),
    findClaimableChat: new FindClaimableChat(container.get(acts.ChatActGatewayToken)),
    handOverChat: new HandOverChat(container.get(acts.ChatActGatewayToken), ownActs),
    inviteTherapist: new InviteTherapist(container.get(acts.ChatActGatewayToken), ownActs),
    leaveChat: new LeaveChat(container.get(acts.ChatActGatewayToken), container.get(ChatEngineToken)),
    listColleagues: new ListColleagues(container.get(acts.ChatActGatewayToken)),
    watchChatRequests: container.get(acts.WatchChatRequestsToken),
    chat: container.get(t.ChatStateToken),
    clock: container.get(ServerClockToken),
    actNoteDrafts: new ActNoteDrafts(container.get(SaveDraftToken)),
    onUnseen: (outcome, name) => {
      const isDone = 'answer' in outcome && outcome.answer.ok && outcome.answer.value === 'sent';
      toasts[isDone ? 'success' : 'danger'](unseenMessagesText(outcome, name));
    },
    onGone: ({ chatSessionId }, act, name) => {
      endChat(chatSessionId);
      toasts.success(chatActsText(`leaving.${act}.done`, { name }));
    },
    onRiskChanged: (highRisk, name) =>
      toasts.success(chatActsText(highRisk ? 'risk.doneSet' : 'risk.doneRemoved', { name })),
  });
};
