import type { LoadFlags } from '@/application/access/LoadFlags';
import type { LoadScopes } from '@/application/access/LoadScopes';
import type { FlagCache } from '@/application/access/FlagCache';
import type { FlagGateway } from '@/application/access/ports/FlagGateway';
import type { ScopeCache } from '@/application/access/ScopeCache';
import type { ScopeResetSignal } from '@/application/access/ScopeResetSignal';
import { token } from '../token';

export const ScopeCacheToken = token<ScopeCache>('ScopeCache');
export const ScopeResetSignalToken = token<ScopeResetSignal>('ScopeResetSignal');
/** Announces only that the session's scopes have changed, as reported by an answer of the backend. */
export const AccessChangeSignalToken = token<ScopeResetSignal>('AccessChangeSignal');
export const FlagGatewayToken = token<FlagGateway>('FlagGateway');
export const FlagCacheToken = token<FlagCache>('FlagCache');
export const LoadFlagsToken = token<LoadFlags>('LoadFlags');
export const LoadScopesToken = token<LoadScopes>('LoadScopes');
