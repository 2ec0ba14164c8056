import type { LoadScopes } from '@/application/access/LoadScopes';
import type { ScopeCache } from '@/application/access/ports/ScopeCache';
import type { ScopeGateway } from '@/application/access/ports/ScopeGateway';
import type { WatchScopes } from '@/application/access/WatchScopes';
import { token } from '../token';

export const ScopeGatewayToken = token<ScopeGateway>('ScopeGateway');
export const ScopeCacheToken = token<ScopeCache>('ScopeCache');
export const LoadScopesToken = token<LoadScopes>('LoadScopes');
export const WatchScopesToken = token<WatchScopes>('WatchScopes');
