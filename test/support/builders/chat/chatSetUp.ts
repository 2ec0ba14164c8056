import { FakeSafetySignal } from '#test/support/fakes/patients/FakeSafetySignal';
import { Container } from 'inversify';
import { chatModule } from '@/di/chat';
import {
  AccessChangeSignalToken,
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
  ReauthenticateToken,
  RunChatToken,
  SafetySignalToken,
  ScopeCacheToken,
  ServerClockToken,
  SessionVaultToken,
  SyncDiscardedDraftsToken,
} from '@/di/tokens';
import { CHAT_SCOPE } from '@/domain/access/canChat';
import { Reauthenticate } from '@/application/session/Reauthenticate';
import { OffsetClock } from '@/infrastructure/system/kernel/OffsetClock';
import type { Environment } from '@/domain/app/Environment';
import { FindChat } from '@/application/chat/conversations/FindChat';
import { FakeChatEngine } from '../../fakes/chat/FakeChatEngine';
import { FakeChatSummaryGateway } from '../../fakes/chat/FakeChatSummaryGateway';
import { FakeDraftSignal } from '../../fakes/drafts/FakeDraftSignal';
import { FlagCache } from '@/application/access/FlagCache';
import { FakePendingMessages } from '../../fakes/session/FakePendingMessages';
import { FakePhraseVault } from '../../fakes/chat/FakePhraseVault';
import { FakePinGateway } from '../../fakes/chat/FakePinGateway';
import { ScopeCache } from '@/application/access/ScopeCache';
import { ScopeResetSignal } from '@/application/access/ScopeResetSignal';
import { FakeSessionVault } from '../../fakes/session/FakeSessionVault';
import { ManualClock } from '../../fakes/kernel/ManualClock';

const environment: Environment = {
  production: false,
  firebase: { apiKey: 'k', projectId: 'p', appId: 'a', authDomain: 'localhost', databaseURL: 'http://localhost' },
  unifiedBackendUrl: 'http://localhost/api',
  staticStorageUrl: 'http://localhost/storage',
  dashboardTitle: 'Staff dashboard',
  theme: 'system',
};

/** The page's side of the chat, wired as in the product, on a fake engine; no one is signed in yet. */
export function chatSetUp(clock: ManualClock = new ManualClock()) {
  const engine = new FakeChatEngine();
  const vault = new FakeSessionVault();
  const scopes = new ScopeCache();
  const container = new Container();
  container.bind(ClockToken).toConstantValue(clock);
  container.bind(ServerClockToken).toConstantValue(new OffsetClock(clock));
  container.bind(EnvironmentToken).toConstantValue(environment);
  container.bind(SessionVaultToken).toConstantValue(vault);
  container.bind(ScopeCacheToken).toConstantValue(scopes);
  const accessChanges = new ScopeResetSignal();
  container.bind(AccessChangeSignalToken).toConstantValue(accessChanges);
  container.bind(ReauthenticateToken).toConstantValue(new Reauthenticate(vault));
  container.bind(PendingMessagesToken).toConstantValue(new FakePendingMessages());
  container.bind(ChatEngineToken).toConstantValue(engine);
  const flags = new FlagCache();
  container.bind(FlagCacheToken).toConstantValue(flags);
  const pins = new FakePinGateway();
  container.bind(PinGatewayToken).toConstantValue(pins);
  const phrases = new FakePhraseVault();
  const summaries = new FakeChatSummaryGateway();
  const reported: string[] = [];
  const findChat = new FindChat(summaries, engine, ({ name }) => void reported.push(name));
  container.bind(FindChatToken).toConstantValue(findChat);
  container.bind(PhraseVaultToken).toConstantValue(phrases);
  const draftSignal = new FakeDraftSignal();
  container.bind(SafetySignalToken).toConstantValue(new FakeSafetySignal());
  container.bind(DraftSignalToken).toConstantValue(draftSignal);
  container.load(chatModule);
  const signIn = (uid = 'me'): void => {
    scopes.write({ status: 'known', scopes: [CHAT_SCOPE], checkedAt: clock.now() });
    vault.save({ user: { uid, email: `${uid}@example.org` }, cookie: `cookie-of-${uid}` });
  };
  /** Signs in and takes the engine through its start-up. */
  const startChat = (uid = 'me'): void => {
    signIn(uid);
    engine.emit(
      { type: 'core', version: '0.105.0' },
      { type: 'repos', available: true },
      { type: 'config', config: { version: '0.105.0' } },
    );
    engine.emit(
      { type: 'keys', message: 'COMPLETE' },
      { type: 'authorised', uid },
      { type: 'drafts', drafts: new Map() },
    );
    engine.emit({ type: 'profile', profile: { uid, firstName: 'Mia', lastName: 'Lang' } });
  };
  return {
    findChat,
    engine,
    clock,
    vault,
    scopes,
    accessChanges,
    phrases,
    pins,
    flags,
    draftSignal,
    summaries,
    reported,
    syncDiscardedDrafts: container.get(SyncDiscardedDraftsToken),
    signIn,
    startChat,
    chatState: container.get(ChatStateToken),
    reauthenticate: container.get(ReauthenticateToken),
    runChat: container.get(RunChatToken),
    stores: container.get(ChatStoresToken),
    pending: container.get(PendingMessagesToken),
  };
}
