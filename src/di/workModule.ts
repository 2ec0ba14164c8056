import { ContainerModule } from 'inversify';
import { WatchChatBadges } from '@/application/chat/conversations/WatchChatBadges';
import { RememberTabs } from '@/application/app/RememberTabs';
import { WatchNetwork } from '@/application/app/WatchNetwork';
import { BackendFault } from '@/infrastructure/http/client/BackendFault';
import { AxiosTabVault } from '@/infrastructure/http/app/AxiosTabVault';
import { EventConnectivity } from '@/infrastructure/system/chat/EventConnectivity';
import { ScopeCacheToken } from './tokens/accessTokens';
import { ChatStateToken } from './tokens/chatTokens';
import { ReportErrorToken } from './tokens/errorReportingTokens';
import { SessionVaultToken } from './tokens/sessionTokens';
import { BackendClientToken, ClockToken } from './tokens/systemTokens';
import * as t from './tokens/workTokens';

/** Tabs, and what stands outside the chat about chats. */
export const workModule = new ContainerModule(({ bind }) => {
  bind(t.TabVaultToken).toResolvedValue(
    (backend, reportError) => new AxiosTabVault(backend, problem => reportError.execute({ error: new BackendFault(problem), context: 'tabs' })),
    [BackendClientToken, ReportErrorToken],
  );
  bind(t.RememberTabsToken).toResolvedValue((vault, session, scopes, clock) => new RememberTabs({ vault, session, scopes, clock }), [
    t.TabVaultToken,
    SessionVaultToken,
    ScopeCacheToken,
    ClockToken,
  ]);
  bind(t.WatchNetworkToken).toDynamicValue(() => new WatchNetwork(new EventConnectivity(window)));
  bind(t.WatchChatBadgesToken).toResolvedValue(board => new WatchChatBadges(board), [ChatStateToken]);
});
