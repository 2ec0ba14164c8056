import { KnownPatients } from '@/application/kernel/KnownPatients';
import { danasAuthorship } from '../kernel/danasAuthorship';
import { AcceptChatRequest } from '@/application/chat/requests/AcceptChatRequest';
import { ChangeHighRisk } from '@/application/chat/acts/ChangeHighRisk';
import { ChatState } from '@/application/chat/page/ChatState';
import { ClaimChat } from '@/application/chat/requests/ClaimChat';
import { EndChat } from '@/application/chat/acts/EndChat';
import { FindClaimableChat } from '@/application/chat/requests/FindClaimableChat';
import { HandOverChat } from '@/application/chat/acts/HandOverChat';
import { InviteTherapist } from '@/application/chat/acts/InviteTherapist';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { RiskChangeDrafts } from '@/application/chat/acts/RiskChangeDrafts';
import { ActNoteDrafts } from '@/application/drafts/ActNoteDrafts';
import { LeaveChat } from '@/application/chat/acts/LeaveChat';
import { ListColleagues } from '@/application/chat/acts/ListColleagues';
import { WatchChatRequests } from '@/application/chat/requests/WatchChatRequests';
import { chatActStoresOf } from '@/presentation/chat/acts/chatActStoresOf';
import { unseenMessagesText } from '@/presentation/chat/acts/chatActsText';
import { FakeChatActGateway } from '../../fakes/chat/FakeChatActGateway';
import { FakeChatEngine } from '../../fakes/chat/FakeChatEngine';
import { FakeChatRequestGateway } from '../../fakes/chat/FakeChatRequestGateway';
import { FakeNotificationSource } from '../../fakes/notifications/FakeNotificationSource';
import { FakePatientCareGateway } from '../../fakes/chat/FakePatientCareGateway';
import { ManualClock } from '../../fakes/kernel/ManualClock';
import { SequentialIds } from '../../fakes/kernel/SequentialIds';
import { patientTools } from '../patients/patientTools';

/** Requests, claims and acts on fakes. */
export function chatActTools(clock = new ManualClock(), chatState = new ChatState()) {
  const [requests, acts, care] = [new FakeChatRequestGateway(), new FakeChatActGateway(), new FakePatientCareGateway()];
  const [engine, source] = [new FakeChatEngine(), new FakeNotificationSource()];
  /** Chats that have ended for the user, and flags that were changed. */
  const received: string[] = [];
  const saveDraft = new SaveDraft(engine, chatState, clock);
  const patientWorld = patientTools(undefined, { clock, care, engine });
  const stores = chatActStoresOf({
    patients: async () => patientWorld.stores,
    watchChatRequests: new WatchChatRequests(requests, source, clock, new KnownPatients()),
    acceptChatRequest: new AcceptChatRequest(requests, engine),
    findClaimableChat: new FindClaimableChat(acts),
    claimChat: new ClaimChat(acts, engine),
    listColleagues: new ListColleagues(acts),
    inviteTherapist: new InviteTherapist(acts, danasAuthorship()),
    handOverChat: new HandOverChat(acts, danasAuthorship()),
    leaveChat: new LeaveChat(acts, engine),
    endChat: new EndChat(acts, engine),
    changeHighRisk: new ChangeHighRisk(care, new SequentialIds(), engine, new RiskChangeDrafts(chatState, saveDraft)),
    chat: chatState,
    clock,
    actNoteDrafts: new ActNoteDrafts(chatState, saveDraft),
    onUnseen: (outcome, name) => received.push(unseenMessagesText(outcome, name)),
    onGone: ({ chatSessionId }, act, name) => received.push(`${act} ${chatSessionId} ${name}`),
    onRiskChanged: (highRisk, name) => received.push(`${highRisk ? 'flagged' : 'unflagged'} ${name}`),
  });
  return { clock, chatState, requests, acts, care, engine, source, received, patientWorld, stores };
}
