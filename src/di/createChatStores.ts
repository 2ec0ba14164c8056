import type { ResolutionContext } from 'inversify';
import { DiscardOrphanedDraft } from '@/application/chat/drafts/DiscardOrphanedDraft';
import { EditMessage } from '@/application/chat/messages/EditMessage';
import { FindChatLog } from '@/application/chat/messages/FindChatLog';
import { CollectUnsentText } from '@/application/chat/messages/CollectUnsentText';
import { DiscardConflictingDraft } from '@/application/chat/drafts/DiscardConflictingDraft';
import { SaveReadyPhrases } from '@/application/chat/messages/SaveReadyPhrases';
import { RefreshChats } from '@/application/chat/conversations/RefreshChats';
import { SaveEditDraft } from '@/application/chat/drafts/SaveEditDraft';
import { ListPins } from '@/application/chat/conversations/ListPins';
import { LoadReadyPhrases } from '@/application/chat/messages/LoadReadyPhrases';
import { SendMessage } from '@/application/chat/messages/SendMessage';
import { SetPin } from '@/application/chat/conversations/SetPin';
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
  const commands = context.get(t.ChatCommandsToken);
  const runChat = context.get(t.RunChatToken);
  const watchPresence = context.get(t.WatchPresenceToken);
  const refreshChats = new RefreshChats(commands, clock);
  const collectUnsentText = new CollectUnsentText(board);
  const listChoice = new ListChoice();
  const replies = new ReplyTargets();
  const undoableDiscards = new UndoableDiscards(commands, board, clock);
  return {
    connection: () => new ChatConnectionStore({ watchChat, saveDraft, clock, runChat, collectUnsentText, commands, reloadPage: () => window.location.reload() }),
    conversations: () => new ConversationsStore({ watchChat, clock: serverClock, watchPresence, watchDrafts: new WatchDrafts(board), commands, refreshChats, listPins: new ListPins(pins), setPin: new SetPin(pins) }, listChoice),
    timeline: channelId =>
      new TimelineStore(channelId, {
        watchChat,
        commands,
        sendMessage,
        flags: context.get(FlagCacheToken),
        clock,
        imageBase: context.get(EnvironmentToken).staticStorageUrl,
        editMessage: new EditMessage(engine, board),
        undoableDiscards,
        saveEditDraft: new SaveEditDraft(saveDraft),
      }),
    cachedPage: channelId => new CachedPageStore(channelId, watchChat),
    composer: channelId => new ComposerStore(channelId, { watchChat, saveDraft, commands, sendMessage }, replies),
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
          commands,
        }),
      ),
    participants: channelId => new ParticipantsStore(channelId, { watchChat, commands }),
  };
}
