/** State of the switch between online and offline. */
export interface PresenceSwitch {
  readonly online: boolean;
  /** The state last known to be on the server; null before its first answer. */
  readonly held: boolean | null;
  /**
   * `waiting`: the choice may still change. `sending`: it is being sent. `echo`: sent, but not shown by the presence
   * service yet.
   */
  readonly phase: 'waiting' | 'sending' | 'echo' | 'settled';
  /** The latest update of the presence service; null before the first. */
  readonly seen: boolean | null;
  /** The choice that could not be sent to the server. */
  readonly failed: 'online' | 'offline' | null;
}

/**
 * `debounce`: the choice is final. `repeat`: the call is due again. `echo`: updates of the presence service count
 * again.
 */
export type PresenceAlarm = 'debounce' | 'repeat' | 'echo';

export type PresenceSwitchEvent =
  | { readonly type: 'started' }
  | { readonly type: 'chosen'; readonly online: boolean }
  | { readonly type: 'alarm'; readonly alarm: PresenceAlarm }
  | { readonly type: 'confirmed'; readonly online: boolean }
  | { readonly type: 'refused'; readonly online: boolean }
  /** The presence service shows the user's choice, made here or elsewhere. */
  | { readonly type: 'seen'; readonly online: boolean };

export type PresenceSwitchEffect =
  | { readonly type: 'send'; readonly online: boolean }
  /** Replaces an alarm of the same name. */
  | { readonly type: 'setAlarm'; readonly alarm: PresenceAlarm; readonly afterMs: number }
  | { readonly type: 'cancelAlarm'; readonly alarm: PresenceAlarm };

export interface PresenceSwitchTurn {
  readonly state: PresenceSwitch;
  readonly effects: readonly PresenceSwitchEffect[];
}

export const newPresenceSwitch: PresenceSwitch = {
  online: true,
  held: null,
  phase: 'sending',
  seen: null,
  failed: null,
};
