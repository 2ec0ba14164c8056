import type { Container } from 'inversify';
import { ActNoteDrafts } from '@/application/chat/drafts/ActNoteDrafts';
import type { ChatActStores } from '@/presentation/chat/acts/ChatActStores';
import { chatActStoresOf } from '@/presentation/chat/acts/chatActStoresOf';
import { chatActsText } from '@/presentation/chat/acts/chatActsText';
import { unseenMessagesText } from '@/presentation/chat/acts/chatActsText';
import type { PatientStores } from '@/presentation/patients/PatientStores';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';
import type { Toasts } from '@/presentation/kit/Toasts';
import * as t from './tokens/chatActTokens';
import { SaveDraftToken, WatchChatToken } from './tokens/chatTokens';
import { ServerClockToken } from './tokens/systemTokens';

interface ChatActSurroundings {
  /** Closes the tabs of a chat. */
  readonly endChat: (chatSessionId: string) => unknown;
  readonly patients: () => Promise<PatientStores>;
}

/** The stores of requests, claims and acts. */
export const createChatActStores = (container: Container, toasts: Toasts, { endChat, patients }: ChatActSurroundings): ChatActStores =>
  chatActStoresOf({
    patients: async () => (await Promise.all([patients(), textCatalogue.add('patients', 'forms')]))[0],
    acceptChatRequest: container.get(t.AcceptChatRequestToken),
    changeHighRisk: container.get(t.ChangeHighRiskToken),
    claimChat: container.get(t.ClaimChatToken),
    endChat: container.get(t.EndChatToken),
    findClaimableChat: container.get(t.FindClaimableChatToken),
    handOverChat: container.get(t.HandOverChatToken),
    inviteTherapist: container.get(t.InviteTherapistToken),
    leaveChat: container.get(t.LeaveChatToken),
    listColleagues: container.get(t.ListColleaguesToken),
    watchChatRequests: container.get(t.WatchChatRequestsToken),
    watchChat: container.get(WatchChatToken),
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
    onRiskChanged: (highRisk, name) => toasts.success(chatActsText(highRisk ? 'risk.doneSet' : 'risk.doneRemoved', { name })),
  });
