import { rule, says } from '../kernel/rule';
import type { PresenceSwitch, PresenceSwitchEffect, PresenceSwitchEvent, PresenceSwitchTurn } from './PresenceSwitch';

/** A choice is sent to the server after this time without change, in milliseconds. */
export const DEBOUNCE_MS = 600;
/** Interval of the heartbeat while online, in milliseconds. */
export const REPEAT_MS = 60_000;
/** Delay before a failed call is retried, in milliseconds. */
export const RETRY_MS = 5_000;
/** Time for which the presence service may still show the previous state, in milliseconds. */
export const ECHO_MS = 5_000;

export interface PresenceSwitchInput {
  readonly state: PresenceSwitch;
  readonly event: PresenceSwitchEvent;
}

const notify = (online: boolean): PresenceSwitchEffect => ({ type: 'send', online });
const repeat = (afterMs: number): PresenceSwitchEffect => ({ type: 'setAlarm', alarm: 'repeat', afterMs });
const stopRepeat: PresenceSwitchEffect = { type: 'cancelAlarm', alarm: 'repeat' };
const stopEcho: PresenceSwitchEffect = { type: 'cancelAlarm', alarm: 'echo' };
const same = (state: PresenceSwitch): PresenceSwitchTurn => ({ state, effects: [] });

/** Returns the next state of the presence switch and its effects. */
export const nextPresenceSwitch = rule(
  {
    id: 'CR-PRES-03',
    statement:
      says`The switch starts Online. A choice is sent to the server once it has been unchanged for ` +
      says`${DEBOUNCE_MS} ms. While the switch is Online, a call every ${REPEAT_MS} ms keeps the user from ` +
      says`appearing offline; Offline stops the calls and marks the user offline. A failed call is shown: the ` +
      says`switch returns to the last state known to be on the server, and while that state is online or unknown ` +
      says`the call is retried after ${RETRY_MS / 1_000} s. An update from the presence service moves the ` +
      says`switch, unless a choice is being sent or the update is older than the choice.`,
    source:
      'D1 §4 Presence: "Therapist toggle starts Online. Changes are debounced by 600 ms. ' +
      "While Online, a call repeats every minute to clear 'appear offline'. " +
      'Turning Offline stops the repeat and marks the therapist offline. ' +
      'Presence from the presence service also updates the toggle."; D1 §9: "heartbeat every 60,000 ms; ' +
      'toggle debounce 600 ms"; DESIGN §8 row 11',
    hazards: ['HAZ-03'],
  },
  ({ state, event }: PresenceSwitchInput): PresenceSwitchTurn => {
    switch (event.type) {
      case 'started':
        return { state, effects: [notify(state.online)] };
      case 'chosen':
        return chosen(state, event.online);
      case 'alarm':
        return alarmed(state, event.alarm);
      case 'confirmed':
        return confirmed(state, event.online);
      case 'refused':
        return refused(state, event.online);
      case 'seen':
        return seen({ ...state, seen: event.online }, event.online);
    }
  },
);

function chosen(state: PresenceSwitch, online: boolean): PresenceSwitchTurn {
  return {
    state: { ...state, online, phase: 'waiting', failed: null },
    effects: [stopRepeat, stopEcho, { type: 'setAlarm', alarm: 'debounce', afterMs: DEBOUNCE_MS }],
  };
}

function alarmed(state: PresenceSwitch, alarm: 'debounce' | 'repeat' | 'echo'): PresenceSwitchTurn {
  const { online, phase } = state;
  if (alarm === 'debounce')
    return phase === 'waiting' ? { state: { ...state, phase: 'sending' }, effects: [notify(online)] } : same(state);
  if (alarm === 'repeat') return online && phase !== 'waiting' ? { state, effects: [notify(true)] } : same(state);
  if (phase !== 'echo') return same(state);
  return state.seen === null ? same({ ...state, phase: 'settled' }) : seen({ ...state, phase: 'settled' }, state.seen);
}

/** An answer to an outdated choice only updates the state known to be on the server. */
function confirmed(state: PresenceSwitch, online: boolean): PresenceSwitchTurn {
  if (online !== state.online || state.phase === 'waiting') return same({ ...state, held: online });
  const echoes = state.phase === 'sending' && state.seen !== online;
  return {
    state: {
      ...state,
      held: online,
      failed: null,
      phase: echoes ? 'echo' : state.phase === 'sending' ? 'settled' : state.phase,
    },
    effects: [
      ...(online ? [repeat(REPEAT_MS)] : []),
      ...(echoes ? [{ type: 'setAlarm', alarm: 'echo', afterMs: ECHO_MS } as const] : []),
    ],
  };
}

function refused(state: PresenceSwitch, online: boolean): PresenceSwitchTurn {
  if (online !== state.online || state.phase === 'waiting') return same(state);
  const failed = online ? 'online' : 'offline';
  if (online && state.held !== false) return { state: { ...state, failed }, effects: [repeat(RETRY_MS)] };
  const back = state.held ?? true;
  return { state: { ...state, online: back, phase: 'settled', failed }, effects: back ? [repeat(RETRY_MS)] : [] };
}

function seen(state: PresenceSwitch, online: boolean): PresenceSwitchTurn {
  if (state.phase === 'waiting' || state.phase === 'sending') return same(state);
  if (online === state.online)
    return state.phase === 'echo' ? { state: { ...state, phase: 'settled' }, effects: [stopEcho] } : same(state);
  if (state.phase === 'echo') return same(state);
  return {
    state: { ...state, online, held: online, failed: null },
    effects: [online ? repeat(REPEAT_MS) : stopRepeat],
  };
}
