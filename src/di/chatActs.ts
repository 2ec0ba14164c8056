import { ContainerModule, type Container } from 'inversify';
import {
  BackendClientToken,
  ChangeHighRiskToken,
  ChatEngineToken,
  ChatStateToken,
  KnownPatientsToken,
  NotificationSourceToken,
  PatientCareGatewayToken,
  RandomToken,
  SafetySignalToken,
  SaveDraftToken,
  ServerClockToken,
  WatchChatRequestsToken,
} from './tokens';
import { AcceptChatRequest } from '@/application/chat/requests/AcceptChatRequest';
import { ChangeHighRisk } from '@/application/chat/acts/ChangeHighRisk';
import { ClaimChat } from '@/application/chat/requests/ClaimChat';
import { EndChat } from '@/application/chat/acts/EndChat';
import { FindClaimableChat } from '@/application/chat/requests/FindClaimableChat';
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
import { ActNoteDrafts } from '@/application/drafts/ActNoteDrafts';
import type { ChatActStores } from '@/presentation/chat/acts/ChatActStores';
import { chatActStoresOf } from '@/presentation/chat/acts/chatActStoresOf';
import { chatActsText, unseenMessagesText } from '@/presentation/chat/acts/chatActsText';
import type { PatientStores } from '@/presentation/patients/PatientStores';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';
import type { Toasts } from '@/presentation/kit/Toasts';
import { createActAuthorship } from './actAuthorship';

/** Requests, claims and acts in a chat. */
export const chatActModule = new ContainerModule(({ bind }) => {
  bind(SafetySignalToken)
    .toDynamicValue(() => new BroadcastSafetySignal())
    .inSingletonScope();
  bind(PatientCareGatewayToken).toResolvedValue(
    (backend, safety) => new AxiosPatientCareGateway(backend, patientId => safety.announce(patientId)),
    [BackendClientToken, SafetySignalToken],
  );
  bind(WatchChatRequestsToken)
    .toResolvedValue(
      (backend, source, clock, known) =>
        new WatchChatRequests(new AxiosChatRequestGateway(backend), source, clock, known),
      [BackendClientToken, NotificationSourceToken, ServerClockToken, KnownPatientsToken],
    )
    .inSingletonScope();

  bind(ChangeHighRiskToken)
    .toResolvedValue(
      (care, random, engine, chatState, saveDraft) =>
        new ChangeHighRisk(care, new RandomIdGenerator(random), engine, new RiskChangeDrafts(chatState, saveDraft)),
      [PatientCareGatewayToken, RandomToken, ChatEngineToken, ChatStateToken, SaveDraftToken],
    )
    .inSingletonScope();
});

interface ChatActSurroundings {
  /** Closes the tabs of a chat. */
  readonly endChat: (chatSessionId: string) => unknown;
  readonly patients: () => Promise<PatientStores>;
}

export const createChatActStores = (
  container: Container,
  toasts: Toasts,
  { endChat, patients }: ChatActSurroundings,
): ChatActStores => {
  const backend = container.get(BackendClientToken);
  const gateway = new AxiosChatActGateway(backend);
  const engine = container.get(ChatEngineToken);
  const authorship = createActAuthorship(container);
  return chatActStoresOf({
    patients: async () => (await Promise.all([patients(), textCatalogue.add('patients', 'forms')]))[0],
    acceptChatRequest: new AcceptChatRequest(new AxiosChatRequestGateway(backend), engine),
    changeHighRisk: container.get(ChangeHighRiskToken),
    claimChat: new ClaimChat(gateway, engine),
    endChat: new EndChat(gateway, engine),
    findClaimableChat: new FindClaimableChat(gateway),
    handOverChat: new HandOverChat(gateway, authorship),
    inviteTherapist: new InviteTherapist(gateway, authorship),
    leaveChat: new LeaveChat(gateway, engine),
    listColleagues: new ListColleagues(gateway),
    watchChatRequests: container.get(WatchChatRequestsToken),
    chat: container.get(ChatStateToken),
    clock: container.get(ServerClockToken),
    actNoteDrafts: new ActNoteDrafts(container.get(ChatStateToken), container.get(SaveDraftToken)),
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
