import type { ResolutionContext } from 'inversify';
import { DeleteMessage } from '@/application/chat/messages/DeleteMessage';
import { DiscardOrphanedDraft } from '@/application/chat/drafts/DiscardOrphanedDraft';
import { DiscardUnreadableText } from '@/application/chat/drafts/DiscardUnreadableText';
import { DiscardUnsent } from '@/application/chat/messages/DiscardUnsent';
import { EditMessage } from '@/application/chat/messages/EditMessage';
import { FillGap } from '@/application/chat/messages/FillGap';
import { FindChatLog } from '@/application/chat/messages/FindChatLog';
import { CollectUnsentText } from '@/application/chat/messages/CollectUnsentText';
import { DiscardConflictingDraft } from '@/application/chat/drafts/DiscardConflictingDraft';
import { SaveReadyPhrases } from '@/application/chat/messages/SaveReadyPhrases';
import { RefreshChats } from '@/application/chat/conversations/RefreshChats';
import { SaveEditDraft } from '@/application/chat/drafts/SaveEditDraft';
import { ListPins } from '@/application/chat/conversations/ListPins';
import { LoadOlderMessages } from '@/application/chat/messages/LoadOlderMessages';
import { LoadReadyPhrases } from '@/application/chat/messages/LoadReadyPhrases';
import { ReadTextsAgain } from '@/application/chat/drafts/ReadTextsAgain';
import { ReloadChats } from '@/application/chat/conversations/ReloadChats';
import { ReloadParticipants } from '@/application/chat/messages/ReloadParticipants';
import { RetryStartUp } from '@/application/chat/startUp/RetryStartUp';
import { RetryUnsent } from '@/application/chat/messages/RetryUnsent';
import { SendFromHere } from '@/application/chat/messages/SendFromHere';
import { SendMessage } from '@/application/chat/messages/SendMessage';
import { SetPin } from '@/application/chat/conversations/SetPin';
import { TellFocus } from '@/application/chat/messages/TellFocus';
import { TellSeen } from '@/application/chat/messages/TellSeen';
import { UndoableDiscards } from '@/application/chat/drafts/UndoableDiscards';
import { WatchDrafts } from '@/application/chat/drafts/WatchDrafts';
import { WatchOrphanedDrafts } from '@/application/chat/drafts/WatchOrphanedDrafts';
import { WatchOrphanedMessages } from '@/application/chat/drafts/WatchOrphanedMessages';
import { WatchConflictingDrafts } from '@/application/chat/drafts/WatchConflictingDrafts';
import { WatchUnreadableTexts } from '@/application/chat/drafts/WatchUnreadableTexts';
import { AxiosChatLogGateway } from '@/infrastructure/http/chat/AxiosChatLogGateway';
import { ChatConnectionStore } from '@/presentation/chat/startUp/ChatConnectionStore';
import { ChatLogStore } from '@/presentation/chat/log/ChatLogStore';
import type { ChatStores } from '@/presentation/chat/ChatStores';
import { ComposerStore } from '@/presentation/chat/composer/ComposerStore';
import { ReplyTargets } from '@/presentation/chat/composer/ReplyTargets';
import { ConversationsStore } from '@/presentation/chat/conversations/ConversationsStore';
import { ListChoice } from '@/presentation/chat/conversations/ListChoice';
import { DiagnosticsStore } from '@/presentation/chat/startUp/DiagnosticsStore';
import { MissingChatStore } from '@/presentation/chat/MissingChatStore';
import { ParticipantsStore } from '@/presentation/chat/patientPanel/ParticipantsStore';
import { ReadyPhrasesStore } from '@/presentation/chat/composer/ReadyPhrasesStore';
import { saveText } from '@/presentation/chat/log/saveText';
import { OrphanedStore } from '@/presentation/chat/drafts/OrphanedStore';
import { UnreadableList } from '@/presentation/chat/drafts/UnreadableList';
import { ConflictingDraftsStore } from '@/presentation/chat/drafts/ConflictingDraftsStore';
import { CachedPageStore } from '@/presentation/chat/timeline/CachedPageStore';
import { TimelineStore } from '@/presentation/chat/timeline/TimelineStore';
import { FlagCacheToken } from './tokens/accessTokens';
import * as t from './tokens/chatTokens';
import { BackendClientToken, ClockToken, EnvironmentToken, ServerClockToken } from './tokens/systemTokens';

/** The stores of the chat's views, and the use cases that nobody else needs. */
export function createChatStores(context: Pick<ResolutionContext, 'get'>): ChatStores {
  const engine = context.get(t.ChatEngineToken);
  const board = context.get(t.ChatStateToken);
  const clock = context.get(ClockToken);
  const serverClock = context.get(ServerClockToken);
  const watchChat = context.get(t.WatchChatToken);
  const pins = context.get(t.PinGatewayToken);
  const sendMessage = new SendMessage(engine, board);
  const saveDraft = context.get(t.SaveDraftToken);
  const openChat = context.get(t.OpenChatToken);
  const tellTyping = context.get(t.TellTypingToken);
  const watchPresence = context.get(t.WatchPresenceToken);
  const retryStartUp = new RetryStartUp(context.get(t.RunChatToken));
  const reloadParticipants = new ReloadParticipants(engine);
  const refreshChats = new RefreshChats(new ReloadChats(engine), clock);
  const collectUnsentText = new CollectUnsentText(board);
  const listChoice = new ListChoice();
  const replies = new ReplyTargets();
  const discardUnsent = new DiscardUnsent(engine);
  const undoableDiscards = new UndoableDiscards(discardUnsent, board, clock);
  return {
    connection: () => new ChatConnectionStore({ watchChat, saveDraft, clock, retryStartUp, collectUnsentText, sendFromHere: new SendFromHere(engine), reloadPage: () => window.location.reload() }),
    conversations: () => new ConversationsStore({ watchChat, clock: serverClock, watchPresence, watchDrafts: new WatchDrafts(board), reloadChats: new ReloadChats(engine), refreshChats, listPins: new ListPins(pins), setPin: new SetPin(pins) }, listChoice),
    timeline: channelId =>
      new TimelineStore(channelId, {
        watchChat,
        openChat,
        sendMessage,
        flags: context.get(FlagCacheToken),
        clock,
        imageBase: context.get(EnvironmentToken).staticStorageUrl,
        fillGap: new FillGap(engine),
        editMessage: new EditMessage(engine, board),
        deleteMessage: new DeleteMessage(engine),
        retryUnsent: new RetryUnsent(engine),
        discardUnsent,
        undoableDiscards,
        saveEditDraft: new SaveEditDraft(saveDraft),
        loadOlderMessages: new LoadOlderMessages(engine),
        tellFocus: new TellFocus(engine),
        tellSeen: new TellSeen(engine),
      }),
    cachedPage: channelId => new CachedPageStore(channelId, watchChat),
    composer: channelId => new ComposerStore(channelId, { watchChat, saveDraft, reloadParticipants, tellTyping, sendMessage }, replies),
    conflictingDraftList: channelId => new ConflictingDraftsStore(channelId, { watchConflictingDrafts: new WatchConflictingDrafts(board), discardConflictingDraft: new DiscardConflictingDraft(engine, board, saveDraft) }),
    diagnostics: () => new DiagnosticsStore(watchChat),
    readyPhrases: () => {
      const vault = context.get(t.PhraseVaultToken);
      return new ReadyPhrasesStore({ loadReadyPhrases: new LoadReadyPhrases(vault), saveReadyPhrases: new SaveReadyPhrases(vault) });
    },
    missingChat: (chatSessionId, generation) =>
      new MissingChatStore(() => (generation === 'v2' ? context.get(t.FindChatToken).execute(chatSessionId) : Promise.resolve(undefined)), clock),
    log: () => new ChatLogStore({ findChatLog: new FindChatLog(new AxiosChatLogGateway(context.get(BackendClientToken))), saveText }),
    orphaned: () =>
      new OrphanedStore(
        {
          watchOrphanedMessages: new WatchOrphanedMessages(board),
          watchOrphanedDrafts: new WatchOrphanedDrafts(board),
          undoableDiscards,
          discardOrphanedDraft: new DiscardOrphanedDraft(board, saveDraft, context.get(t.DraftSignalToken)),
        },
        new UnreadableList({
          watchUnreadableTexts: new WatchUnreadableTexts(board),
          readTextsAgain: new ReadTextsAgain(engine),
          discardUnreadableText: new DiscardUnreadableText(engine),
        }),
      ),
    participants: channelId => new ParticipantsStore(channelId, { watchChat, reloadParticipants }),
  };
}
