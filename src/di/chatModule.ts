import { ChatCommands } from '@/application/chat/client/ChatCommands';
import { ContainerModule } from 'inversify';
import { ChatState } from '@/application/chat/client/ChatState';
import { ClearChatCache } from '@/application/chat/client/ClearChatCache';
import { ChatPresenceSource } from '@/application/chat/client/ChatPresenceSource';
import { SyncDiscardedDrafts } from '@/application/chat/drafts/SyncDiscardedDrafts';
import { SaveDraft } from '@/application/chat/drafts/SaveDraft';
import { LeaveChatEngine } from '@/application/chat/client/LeaveChatEngine';
import { WatchChat } from '@/application/chat/client/WatchChat';
import { PendingChatMessages } from '@/application/chat/client/PendingChatMessages';
import { RunChat } from '@/application/chat/startUp/RunChat';
import { WatchPresence } from '@/application/presence/WatchPresence';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { regionOf } from '@/domain/kernel/regionOf';
import { regionZone } from '@/domain/kernel/regionZone';
import { createChatStores } from './createChatStores';
import { ScopeCacheToken } from './tokens/accessTokens';
import * as t from './tokens/chatTokens';
import { ChatCacheToken, PendingMessagesToken, RealtimeConnectionsToken, ReauthenticateToken, SessionVaultToken } from './tokens/sessionTokens';
import { ClockToken, EnvironmentToken, ServerClockToken } from './tokens/systemTokens';

/** The dashboard's side of the V2 chat. The engine itself is bound beside it. */
export const chatModule = new ContainerModule(({ bind, rebind }) => {
  bind(t.ChatStateToken).toConstantValue(new ChatState());
  bind(t.RegionZoneToken).toResolvedValue(({ firebase }) => regionZone(regionOf(firebase.projectId)), [EnvironmentToken]);
  bind(t.RunChatToken)
    .toResolvedValue(
      (engine, vault, scopes, reauthentication, clock, board, environment) => {
        const watchSessionEnded = (notify: (hasEnded: boolean) => void): Unsubscribe =>
          reauthentication.execute(asked => notify(asked?.reason === 'sessionEnded'));
        const ports = { engine, vault, scopes, reauthentication, watchSessionEnded, clock };
        return new RunChat(ports, board, { environment, networkUrl: environment.unifiedBackendUrl });
      },
      [t.ChatEngineToken, SessionVaultToken, ScopeCacheToken, ReauthenticateToken, ClockToken, t.ChatStateToken, EnvironmentToken],
    )
    .inSingletonScope();
  bind(t.WatchChatToken).toResolvedValue(board => new WatchChat(board), [t.ChatStateToken]);
  // One each for the window: they know which chat is open, what was told of typing and which drafts wait.
  bind(t.ChatCommandsToken).toResolvedValue((engine, clock) => new ChatCommands(engine, clock), [t.ChatEngineToken, ClockToken]).inSingletonScope();
  bind(t.SaveDraftToken)
    .toResolvedValue((engine, board, clock) => new SaveDraft(engine, board, clock), [t.ChatEngineToken, t.ChatStateToken, ClockToken])
    .inSingletonScope();
  bind(t.SyncDiscardedDraftsToken).toResolvedValue(
    (board, saveDraft, signal, clock) => new SyncDiscardedDrafts(board, saveDraft, signal, clock),
    [t.ChatStateToken, t.SaveDraftToken, t.DraftSignalToken, ClockToken],
  );
  // One for the window: it asks the engine for everybody whom any screen shows.
  bind(t.PresenceSourceToken)
    .toResolvedValue((engine, board) => new ChatPresenceSource(engine, board), [t.ChatEngineToken, t.ChatStateToken])
    .inSingletonScope();
  bind(t.WatchPresenceToken).toResolvedValue((desk, clock, zone) => new WatchPresence(desk, clock, zone), [t.PresenceSourceToken, ServerClockToken, t.RegionZoneToken]);
  bind(t.ChatStoresToken).toDynamicValue(createChatStores).inSingletonScope();
  rebind(PendingMessagesToken).toResolvedValue(
    (engine, board, clock) => new PendingChatMessages(engine, board, clock),
    [t.ChatEngineToken, t.ChatStateToken, ClockToken],
  );
  rebind(RealtimeConnectionsToken).toResolvedValue(pending => new LeaveChatEngine(pending), [PendingMessagesToken]);
  rebind(ChatCacheToken).toResolvedValue(connections => new ClearChatCache(connections), [RealtimeConnectionsToken]);
});
