import type { ResolutionContext } from 'inversify';
import { DeleteMessage } from '@/application/chat/DeleteMessage';
import { DiscardStrandedDraft } from '@/application/chat/DiscardStrandedDraft';
import { DiscardUnreadableText } from '@/application/chat/DiscardUnreadableText';
import { DiscardUnsent } from '@/application/chat/DiscardUnsent';
import { EditMessage } from '@/application/chat/EditMessage';
import { FillGap } from '@/application/chat/FillGap';
import { FindChatLog } from '@/application/chat/FindChatLog';
import { GatherUnsentText } from '@/application/chat/GatherUnsentText';
import { GiveUpTextBeside } from '@/application/chat/GiveUpTextBeside';
import { KeepReadyPhrases } from '@/application/chat/KeepReadyPhrases';
import { KeepChatsFresh } from '@/application/chat/KeepChatsFresh';
import { KeepEdit } from '@/application/chat/KeepEdit';
import { ListPins } from '@/application/chat/ListPins';
import { LoadOlderMessages } from '@/application/chat/LoadOlderMessages';
import { LoadReadyPhrases } from '@/application/chat/LoadReadyPhrases';
import { ReadTextsAgain } from '@/application/chat/ReadTextsAgain';
import { ReloadChats } from '@/application/chat/ReloadChats';
import { ReloadParticipants } from '@/application/chat/ReloadParticipants';
import { RetryStartUp } from '@/application/chat/RetryStartUp';
import { RetryUnsent } from '@/application/chat/RetryUnsent';
import { SendFromHere } from '@/application/chat/SendFromHere';
import { SendMessage } from '@/application/chat/SendMessage';
import { SetPin } from '@/application/chat/SetPin';
import { TellFocus } from '@/application/chat/TellFocus';
import { TellSeen } from '@/application/chat/TellSeen';
import { UndoableDiscards } from '@/application/chat/UndoableDiscards';
import { WatchDrafts } from '@/application/chat/WatchDrafts';
import { WatchStrandedDrafts } from '@/application/chat/WatchStrandedDrafts';
import { WatchStrandedMessages } from '@/application/chat/WatchStrandedMessages';
import { WatchTextsBeside } from '@/application/chat/WatchTextsBeside';
import { WatchUnreadableTexts } from '@/application/chat/WatchUnreadableTexts';
import { AxiosChatLogGateway } from '@/infrastructure/http/chat/AxiosChatLogGateway';
import { ChatConnectionStore } from '@/presentation/chat/connection/ChatConnectionStore';
import { ChatLogStore } from '@/presentation/chat/log/ChatLogStore';
import type { ChatStores } from '@/presentation/chat/ChatStores';
import { ComposerStore } from '@/presentation/chat/composer/ComposerStore';
import { ReplyTargets } from '@/presentation/chat/composer/ReplyTargets';
import { ConversationsStore } from '@/presentation/chat/conversations/ConversationsStore';
import { ListChoice } from '@/presentation/chat/conversations/ListChoice';
import { DiagnosticsStore } from '@/presentation/chat/connection/DiagnosticsStore';
import { MissingChatStore } from '@/presentation/chat/MissingChatStore';
import { ParticipantsStore } from '@/presentation/chat/patientPanel/ParticipantsStore';
import { ReadyPhrasesStore } from '@/presentation/chat/composer/ReadyPhrasesStore';
import { saveText } from '@/presentation/chat/log/saveText';
import { StrandedStore } from '@/presentation/chat/stranded/StrandedStore';
import { UnreadableList } from '@/presentation/chat/stranded/UnreadableList';
import { TextsBesideStore } from '@/presentation/chat/stranded/TextsBesideStore';
import { CachedPageStore } from '@/presentation/chat/timeline/CachedPageStore';
import { TimelineStore } from '@/presentation/chat/timeline/TimelineStore';
import { FlagCacheToken } from './tokens/accessTokens';
import * as t from './tokens/chatTokens';
import { BackendClientToken, ClockToken, EnvironmentToken, ServerClockToken } from './tokens/systemTokens';

/** The stores of the chat's views, and the use cases that nobody else needs. */
export function createChatStores(context: Pick<ResolutionContext, 'get'>): ChatStores {
  const engine = context.get(t.ChatEngineToken);
  const board = context.get(t.ChatBoardToken);
  const clock = context.get(ClockToken);
  const serverClock = context.get(ServerClockToken);
  const observeChat = context.get(t.ObserveChatToken);
  const pins = context.get(t.PinGatewayToken);
  const sendMessage = new SendMessage(engine, board);
  const keepDraft = context.get(t.KeepDraftToken);
  const openChat = context.get(t.OpenChatToken);
  const tellTyping = context.get(t.TellTypingToken);
  const watchPresence = context.get(t.WatchPresenceToken);
  const retryStartUp = new RetryStartUp(context.get(t.RunChatToken));
  const reloadParticipants = new ReloadParticipants(engine);
  const keepChatsFresh = new KeepChatsFresh(new ReloadChats(engine), clock);
  const gatherUnsentText = new GatherUnsentText(board);
  const listChoice = new ListChoice();
  const replies = new ReplyTargets();
  const discardUnsent = new DiscardUnsent(engine);
  const undoableDiscards = new UndoableDiscards(discardUnsent, board, clock);
  return {
    connection: () => new ChatConnectionStore({ observeChat, keepDraft, clock, retryStartUp, gatherUnsentText, sendFromHere: new SendFromHere(engine), reloadPage: () => window.location.reload() }),
    conversations: () => new ConversationsStore({ observeChat, clock: serverClock, watchPresence, watchDrafts: new WatchDrafts(board), reloadChats: new ReloadChats(engine), keepChatsFresh, listPins: new ListPins(pins), setPin: new SetPin(pins) }, listChoice),
    timeline: channelId =>
      new TimelineStore(channelId, {
        observeChat,
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
        keepEdit: new KeepEdit(keepDraft),
        loadOlderMessages: new LoadOlderMessages(engine),
        tellFocus: new TellFocus(engine),
        tellSeen: new TellSeen(engine),
      }),
    cachedPage: channelId => new CachedPageStore(channelId, observeChat),
    composer: channelId => new ComposerStore(channelId, { observeChat, keepDraft, reloadParticipants, tellTyping, sendMessage }, replies),
    textsBeside: channelId => new TextsBesideStore(channelId, { watchTextsBeside: new WatchTextsBeside(board), giveUpTextBeside: new GiveUpTextBeside(engine, board, keepDraft) }),
    diagnostics: () => new DiagnosticsStore(observeChat),
    readyPhrases: () => {
      const vault = context.get(t.PhraseVaultToken);
      return new ReadyPhrasesStore({ loadReadyPhrases: new LoadReadyPhrases(vault), keepReadyPhrases: new KeepReadyPhrases(vault) });
    },
    missingChat: (chatSessionId, generation) =>
      new MissingChatStore(() => (generation === 'v2' ? context.get(t.LookForChatToken).execute(chatSessionId) : Promise.resolve(undefined)), clock),
    log: () => new ChatLogStore({ findChatLog: new FindChatLog(new AxiosChatLogGateway(context.get(BackendClientToken))), saveText }),
    stranded: () =>
      new StrandedStore(
        {
          watchStrandedMessages: new WatchStrandedMessages(board),
          watchStrandedDrafts: new WatchStrandedDrafts(board),
          undoableDiscards,
          discardStrandedDraft: new DiscardStrandedDraft(board, keepDraft, context.get(t.DraftSignalToken)),
        },
        new UnreadableList({
          watchUnreadableTexts: new WatchUnreadableTexts(board),
          readTextsAgain: new ReadTextsAgain(engine),
          discardUnreadableText: new DiscardUnreadableText(engine),
        }),
      ),
    participants: channelId => new ParticipantsStore(channelId, { observeChat, reloadParticipants }),
  };
}
