import { AcceptChatRequest } from '@/application/chat/AcceptChatRequest';
import { ChangeHighRisk } from '@/application/chat/ChangeHighRisk';
import { ChatBoard } from '@/application/chat/ChatBoard';
import { ClaimChat } from '@/application/chat/ClaimChat';
import { EndChat } from '@/application/chat/EndChat';
import { FindClaimableChat } from '@/application/chat/FindClaimableChat';
import { HandOverChat } from '@/application/chat/HandOverChat';
import { InviteTherapist } from '@/application/chat/InviteTherapist';
import { KeepDraft } from '@/application/chat/KeepDraft';
import { KeepRiskChange } from '@/application/chat/KeepRiskChange';
import { KeepWords } from '@/application/chat/KeepWords';
import { LeaveChat } from '@/application/chat/LeaveChat';
import { ListColleagues } from '@/application/chat/ListColleagues';
import { ObserveChat } from '@/application/chat/ObserveChat';
import { WatchChatRequests } from '@/application/chat/WatchChatRequests';
import { chatActStoresOf } from '@/presentation/chat/acts/chatActStoresOf';
import { unseenText } from '@/presentation/chat/acts/unseenText';
import { FakeChatActGateway } from '../fakes/FakeChatActGateway';
import { FakeChatEngine } from '../fakes/FakeChatEngine';
import { FakeChatRequestGateway } from '../fakes/FakeChatRequestGateway';
import { FakeNotificationDesk } from '../fakes/FakeNotificationDesk';
import { FakePatientCareGateway } from '../fakes/FakePatientCareGateway';
import { ManualClock } from '../fakes/ManualClock';
import { SequentialIds } from '../fakes/SequentialIds';
import { patientTools } from './patientTools';

/** Requests, claims and acts on fakes. */
export function chatActTools(clock = new ManualClock(), board = new ChatBoard()) {
  const [requests, acts, care] = [new FakeChatRequestGateway(), new FakeChatActGateway(), new FakePatientCareGateway()];
  const [engine, desk] = [new FakeChatEngine(), new FakeNotificationDesk()];
  /** Chats that the person has no more to do with, and flags that were changed. */
  const told: string[] = [];
  const keepDraft = new KeepDraft(engine, board, clock);
  const patientWorld = patientTools(undefined, { clock, care, engine });
  const stores = chatActStoresOf({
    patients: async () => patientWorld.stores,
    watchChatRequests: new WatchChatRequests(requests, desk, clock),
    acceptChatRequest: new AcceptChatRequest(requests, engine),
    findClaimableChat: new FindClaimableChat(acts),
    claimChat: new ClaimChat(acts, engine),
    listColleagues: new ListColleagues(acts),
    inviteTherapist: new InviteTherapist(acts),
    handOverChat: new HandOverChat(acts),
    leaveChat: new LeaveChat(acts, engine),
    endChat: new EndChat(acts, engine),
    changeHighRisk: new ChangeHighRisk(care, new SequentialIds(), engine, new KeepRiskChange(keepDraft)),
    observeChat: new ObserveChat(board),
    clock,
    keepWords: new KeepWords(keepDraft),
    onUnseen: (outcome, name) => told.push(unseenText(outcome, name)),
    onGone: ({ chatSessionId }, act, name) => told.push(`${act} ${chatSessionId} ${name}`),
    onRiskChanged: (highRisk, name) => told.push(`${highRisk ? 'flagged' : 'unflagged'} ${name}`),
  });
  return { clock, board, requests, acts, care, engine, desk, told, patientWorld, stores };
}
