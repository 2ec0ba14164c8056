import { rule, says } from '../kernel/rule';
import type { PresenceSwitch, PresenceSwitchEffect, PresenceSwitchEvent, PresenceSwitchTurn } from './PresenceSwitch';

/** A choice that is unchanged for so many milliseconds is sent to the server. */
export const DEBOUNCE_MS = 600;
/** While online the heartbeat is sent again after so many milliseconds. */
export const REPEAT_MS = 60_000;
/** A failed call is repeated after so many milliseconds. */
export const RETRY_MS = 5_000;
/** So long, in milliseconds, the presence service may still show what was before. */
export const ECHO_MS = 5_000;

export interface PresenceSwitchInput {
  readonly state: PresenceSwitch;
  readonly event: PresenceSwitchEvent;
}

const notify = (online: boolean): PresenceSwitchEffect => ({ type: 'tell', online });
const repeat = (afterMs: number): PresenceSwitchEffect => ({ type: 'setAlarm', alarm: 'repeat', afterMs });
const stopRepeat: PresenceSwitchEffect = { type: 'cancelAlarm', alarm: 'repeat' };
const stopEcho: PresenceSwitchEffect = { type: 'cancelAlarm', alarm: 'echo' };
const same = (state: PresenceSwitch): PresenceSwitchTurn => ({ state, effects: [] });

/** What the switch between online and offline does next. */
export const nextPresenceSwitch = rule(
  {
    id: 'CR-PRES-03',
    statement:
      says`The switch starts Online. A choice is told to the server once it has stood for ${DEBOUNCE_MS} ms. ` +
      says`While Online the server is told every ${REPEAT_MS} ms not to show the person as offline; ` +
      says`Offline stops that and marks the person offline. What cannot be told is shown: ` +
      says`the switch goes back to what the server was last known to hold, and while that is online or not known it ` +
      says`is tried again after ${RETRY_MS / 1_000} s. What the presence service shows moves the switch, but not ` +
      says`while a choice is on its way, and not by news that are older than the choice.`,
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
      case 'told':
        return told(state, event.online);
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
    return phase === 'waiting' ? { state: { ...state, phase: 'telling' }, effects: [notify(online)] } : same(state);
  if (alarm === 'repeat') return online && phase !== 'waiting' ? { state, effects: [notify(true)] } : same(state);
  if (phase !== 'echo') return same(state);
  return state.seen === null ? same({ ...state, phase: 'settled' }) : seen({ ...state, phase: 'settled' }, state.seen);
}

/** An answer to a choice that has changed meanwhile only says what the server holds. */
function told(state: PresenceSwitch, online: boolean): PresenceSwitchTurn {
  if (online !== state.online || state.phase === 'waiting') return same({ ...state, held: online });
  const echoes = state.phase === 'telling' && state.seen !== online;
  return {
    state: {
      ...state,
      held: online,
      failed: null,
      phase: echoes ? 'echo' : state.phase === 'telling' ? 'settled' : state.phase,
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
  if (state.phase === 'waiting' || state.phase === 'telling') return same(state);
  if (online === state.online)
    return state.phase === 'echo' ? { state: { ...state, phase: 'settled' }, effects: [stopEcho] } : same(state);
  if (state.phase === 'echo') return same(state);
  return {
    state: { ...state, online, held: online, failed: null },
    effects: [online ? repeat(REPEAT_MS) : stopRepeat],
  };
}
