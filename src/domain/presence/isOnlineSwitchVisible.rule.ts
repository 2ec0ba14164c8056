import type { Scope } from '../kernel/Scope';
import { rule } from '../kernel/rule';

export interface IsOnlineSwitchVisibleInput {
  /** Null while nobody knows. */
  readonly scopes: readonly string[] | null;
  /** The flag isTherapistOnlineStatusEnabled. */
  readonly enabled: boolean;
}

const SCOPE = 'chat:view-active-chats' satisfies Scope;

/** Whether somebody has a switch between online and offline. */
export const isOnlineSwitchVisible = rule(
  {
    id: 'CR-PRES-02',
    statement:
      'The switch between online and offline is shown to whoever holds chat:view-active-chats while the flag isTherapistOnlineStatusEnabled is on.',
    source:
      'D1 §6: "chat:view-active-chats shows the therapist online/offline switch and the V1/V2 message and notification buttons" and "The online switch also needs flag isTherapistOnlineStatusEnabled."',
    hazards: [],
  },
  ({ scopes, enabled }: IsOnlineSwitchVisibleInput): boolean => enabled && (scopes?.includes(SCOPE) ?? false),
);
