/** The switch between online and offline, and what is known of it. */
export interface PresenceSwitch {
  /** What the switch shows. */
  readonly online: boolean;
  /** What the server was last known to hold; null before its first answer. */
  readonly held: boolean | null;
  /**
   * `waiting`: the choice may still change. `telling`: it is being sent. `echo`: sent, and not seen back yet.
   */
  readonly phase: 'waiting' | 'telling' | 'echo' | 'settled';
  /** The newest word of the presence service; null before the first. */
  readonly seen: boolean | null;
  /** What could not be sent to the server. */
  readonly failed: 'online' | 'offline' | null;
}

/**
 * `debounce`: the choice is final. `repeat`: the server needs it again. `echo`: the presence service is believed
 * again.
 */
export type PresenceAlarm = 'debounce' | 'repeat' | 'echo';

export type PresenceSwitchEvent =
  | { readonly type: 'started' }
  | { readonly type: 'chosen'; readonly online: boolean }
  | { readonly type: 'alarm'; readonly alarm: PresenceAlarm }
  | { readonly type: 'told'; readonly online: boolean }
  | { readonly type: 'refused'; readonly online: boolean }
  /** The presence service shows somebody's own choice, made here or elsewhere. */
  | { readonly type: 'seen'; readonly online: boolean };

export type PresenceSwitchEffect =
  | { readonly type: 'tell'; readonly online: boolean }
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
  phase: 'telling',
  seen: null,
  failed: null,
};
