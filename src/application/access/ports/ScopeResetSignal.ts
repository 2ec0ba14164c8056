import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** Says that the rights of this session may have changed, for instance because the backend refused something. */
export interface ScopeResetSignal {
  announce(): void;
  subscribe(onReset: () => void): Unsubscribe;
}
