import { ChatCommands } from '@/application/chat/page/ChatCommands';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { ChatState } from '@/application/chat/page/ChatState';
import { ClearChatCache } from '@/application/chat/page/ClearChatCache';
import { ChatPresenceSource } from '@/application/chat/page/ChatPresenceSource';
import { SyncDiscardedDrafts } from '@/application/drafts/SyncDiscardedDrafts';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { LeaveChatEngine } from '@/application/chat/page/LeaveChatEngine';
import { PendingChatMessages } from '@/application/chat/page/PendingChatMessages';
import { RunChat } from '@/application/chat/startUp/RunChat';
import { WatchPresence } from '@/application/presence/WatchPresence';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { regionOf } from '@/domain/kernel/regionOf';
import { regionZone } from '@/domain/kernel/regionZone';
import {
  AccessChangeSignalToken,
  BackendClientToken,
  ChatCacheToken,
  ChatCommandsToken,
  ChatEngineToken,
  ChatStateToken,
  ChatStoresToken,
  ClockToken,
  DraftSignalToken,
  EnvironmentToken,
  FindChatToken,
  FlagCacheToken,
  PendingMessagesToken,
  PhraseVaultToken,
  PinGatewayToken,
  PresenceSourceToken,
  RealtimeConnectionsToken,
  ReauthenticateToken,
  RegionZoneToken,
  RunChatToken,
  SafetySignalToken,
  SaveDraftToken,
  ScopeCacheToken,
  ServerClockToken,
  SessionVaultToken,
  SyncDiscardedDraftsToken,
  WatchPresenceToken,
} from './tokens';
import { FindChatLog } from '@/application/chat/messages/FindChatLog';
import { CollectUnsentText } from '@/application/chat/messages/CollectUnsentText';
import { ConflictingDrafts } from '@/application/drafts/ConflictingDrafts';
import { SaveReadyPhrases } from '@/application/chat/messages/SaveReadyPhrases';
import { RefreshWhileShown } from '@/application/kernel/RefreshWhileShown';
import { SaveEditDraft } from '@/application/drafts/SaveEditDraft';
import { LoadReadyPhrases } from '@/application/chat/messages/LoadReadyPhrases';
import { SetPin } from '@/application/chat/conversations/SetPin';
import { UndoableDiscards } from '@/application/chat/messages/UndoableDiscards';
import { WatchDrafts } from '@/application/drafts/WatchDrafts';
import { OrphanedDrafts } from '@/application/drafts/OrphanedDrafts';
import { WatchOrphanedMessages } from '@/application/chat/messages/WatchOrphanedMessages';
import { WatchUnreadableTexts } from '@/application/drafts/WatchUnreadableTexts';
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
import { saveText } from '@/presentation/kit/saveFile';
import { OrphanedStore } from '@/presentation/chat/drafts/OrphanedStore';
import { UnreadableList } from '@/presentation/chat/drafts/UnreadableList';
import { ConflictingDraftsStore } from '@/presentation/chat/drafts/ConflictingDraftsStore';
import { CachedPageStore } from '@/presentation/chat/timeline/cachedPage/CachedPageStore';
import { TimelineStore } from '@/presentation/chat/timeline/TimelineStore';

/** The dashboard's side of the chat. The engine itself is bound in `chatEngine.ts`. */
export const chatModule = new ContainerModule(({ bind, rebind }) => {
  bind(ChatStateToken).toConstantValue(new ChatState());
  bind(RegionZoneToken).toResolvedValue(({ firebase }) => regionZone(regionOf(firebase.projectId)), [EnvironmentToken]);
  bind(RunChatToken)
    .toResolvedValue(
      (engine, vault, scopes, accessChanges, reauthentication, clock, chatState, environment) => {
        const watchSessionEnded = (notify: (hasEnded: boolean) => void): Unsubscribe =>
          reauthentication.execute(asked => notify(asked?.reason === 'sessionEnded'));
        const ports = { engine, vault, scopes, accessChanges, reauthentication, watchSessionEnded, clock };
        return new RunChat(ports, chatState, { environment, networkUrl: environment.unifiedBackendUrl });
      },
      [
        ChatEngineToken,
        SessionVaultToken,
        ScopeCacheToken,
        AccessChangeSignalToken,
        ReauthenticateToken,
        ClockToken,
        ChatStateToken,
        EnvironmentToken,
      ],
    )
    .inSingletonScope();
  // One of each per window: they hold which chat is open, the typing signals that were sent, and the drafts waiting to
  // be saved.
  bind(ChatCommandsToken)
    .toResolvedValue(
      (engine, chatState, clock) => new ChatCommands(engine, chatState, clock),
      [ChatEngineToken, ChatStateToken, ClockToken],
    )
    .inSingletonScope();
  bind(SaveDraftToken)
    .toResolvedValue(
      (engine, chatState, clock) => new SaveDraft(engine, chatState, clock),
      [ChatEngineToken, ChatStateToken, ClockToken],
    )
    .inSingletonScope();
  bind(SyncDiscardedDraftsToken).toResolvedValue(
    (chatState, saveDraft, signal, clock) => new SyncDiscardedDrafts(chatState, saveDraft, signal, clock),
    [ChatStateToken, SaveDraftToken, DraftSignalToken, ClockToken],
  );
  // One per window: it requests the presence of all people that any screen shows.
  bind(PresenceSourceToken)
    .toResolvedValue(
      (engine, chatState) => new ChatPresenceSource(engine, chatState),
      [ChatEngineToken, ChatStateToken],
    )
    .inSingletonScope();
  bind(WatchPresenceToken).toResolvedValue(
    (source, clock, zone) => new WatchPresence(source, clock, zone),
    [PresenceSourceToken, ServerClockToken, RegionZoneToken],
  );
  bind(ChatStoresToken).toDynamicValue(createChatStores).inSingletonScope();
  rebind(PendingMessagesToken).toResolvedValue(
    (engine, chatState, clock) => new PendingChatMessages(engine, chatState, clock),
    [ChatEngineToken, ChatStateToken, ClockToken],
  );
  rebind(RealtimeConnectionsToken).toResolvedValue(pending => new LeaveChatEngine(pending), [PendingMessagesToken]);
  rebind(ChatCacheToken).toResolvedValue(connections => new ClearChatCache(connections), [RealtimeConnectionsToken]);
});

/** The stores of the chat's views, and the use cases that only they need. */
function createChatStores(context: Pick<ResolutionContext, 'get'>): ChatStores {
  const engine = context.get(ChatEngineToken);
  const chatState = context.get(ChatStateToken);
  const clock = context.get(ClockToken);
  const serverClock = context.get(ServerClockToken);
  const pins = context.get(PinGatewayToken);
  const saveDraft = context.get(SaveDraftToken);
  const commands = context.get(ChatCommandsToken);
  const runChat = context.get(RunChatToken);
  const watchPresence = context.get(WatchPresenceToken);
  const refreshChats = new RefreshWhileShown(() => commands.reloadChats(), clock);
  // For as long as the window lives, as these stores do.
  context.get(SafetySignalToken).listen(() => commands.reloadChats());
  const collectUnsentText = new CollectUnsentText(chatState);
  const listChoice = new ListChoice();
  const replies = new ReplyTargets();
  const undoableDiscards = new UndoableDiscards(commands, chatState, clock);
  return {
    connection: () =>
      new ChatConnectionStore({
        chat: chatState,
        saveDraft,
        clock,
        runChat,
        collectUnsentText,
        commands,
        reloadPage: () => window.location.reload(),
      }),
    conversations: () =>
      new ConversationsStore(
        {
          chat: chatState,
          clock: serverClock,
          watchPresence,
          watchDrafts: new WatchDrafts(chatState),
          commands,
          refreshChats,
          pins,
          setPin: new SetPin(pins),
        },
        listChoice,
      ),
    timeline: channelId =>
      new TimelineStore(channelId, {
        chat: chatState,
        commands,
        flags: context.get(FlagCacheToken),
        clock,
        imageBase: context.get(EnvironmentToken).staticStorageUrl,
        undoableDiscards,
        saveEditDraft: new SaveEditDraft(chatState, saveDraft),
      }),
    cachedPage: channelId => new CachedPageStore(channelId, chatState),
    composer: channelId => new ComposerStore(channelId, { chat: chatState, saveDraft, commands }, replies),
    conflictingDraftList: channelId =>
      new ConflictingDraftsStore(channelId, new ConflictingDrafts(engine, chatState, saveDraft)),
    diagnostics: () => new DiagnosticsStore(chatState),
    readyPhrases: () => {
      const vault = context.get(PhraseVaultToken);
      return new ReadyPhrasesStore({
        loadReadyPhrases: new LoadReadyPhrases(vault),
        saveReadyPhrases: new SaveReadyPhrases(vault),
      });
    },
    missingChat: (chatSessionId, generation) =>
      new MissingChatStore(
        () => (generation === 'v2' ? context.get(FindChatToken).execute(chatSessionId) : Promise.resolve(undefined)),
        clock,
      ),
    log: () =>
      new ChatLogStore({
        findChatLog: new FindChatLog(new AxiosChatLogGateway(context.get(BackendClientToken))),
        saveText,
      }),
    orphaned: () =>
      new OrphanedStore(
        {
          watchOrphanedMessages: new WatchOrphanedMessages(chatState),
          orphanedDrafts: new OrphanedDrafts(chatState, saveDraft, context.get(DraftSignalToken)),
          undoableDiscards,
        },
        new UnreadableList({
          watchUnreadableTexts: new WatchUnreadableTexts(chatState),
          commands,
        }),
      ),
    participants: channelId => new ParticipantsStore(channelId, { chat: chatState, commands }),
  };
}
