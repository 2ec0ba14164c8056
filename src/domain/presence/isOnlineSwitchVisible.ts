import type { Scope } from '../kernel/Scope';

export interface IsOnlineSwitchVisibleInput {
  /** Null while unknown. */
  readonly scopes: readonly string[] | null;
  /** The flag isTherapistOnlineStatusEnabled. */
  readonly enabled: boolean;
}

const SCOPE = 'chat:view-active-chats' satisfies Scope;

/**
 * The switch between online and offline is shown to users who hold chat:view-active-chats while the flag
 * isTherapistOnlineStatusEnabled is on. (D1 §6)
 */
export function isOnlineSwitchVisible({ scopes, enabled }: IsOnlineSwitchVisibleInput): boolean {
  return enabled && (scopes?.includes(SCOPE) ?? false);
}
