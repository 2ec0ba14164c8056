import { engineFits } from '@/domain/chat/startUp/engineFits.rule';
import {
  startUpTransition,
  STEP_LIMIT_MS,
  STEP_RETRY_MS,
  type StartUpEvent,
  type StartUpMove,
  type StartUpPlace,
} from '@/domain/chat/startUp/startUpTransition.rule';
import type { HostCommand } from '../protocol/HostCommand';
import type { HostUpdate } from '../protocol/HostUpdate';
import type { StartUpSettings, StartUpState } from './StartUpState';

export type StartUpSignal =
  | HostUpdate
  | { readonly type: 'timedOut'; readonly at: StartUpState['at'] }
  | { readonly type: 'retry' }
  /** `since`: time of opening, by the device's clock. */
  | { readonly type: 'sessionKnown'; readonly cookie: string; readonly since?: number }
  /** The permissions of the session have changed: its earlier tokens are refused. */
  | { readonly type: 'scopesChanged' }
  | { readonly type: 'sessionGone' };

export interface StartUpTurn {
  readonly state: StartUpState;
  readonly commands: readonly HostCommand[];
  /** Milliseconds after which the reached state must be signalled as `timedOut`; null: never. */
  readonly limitMs: number | null;
}

export function beginStartUp(settings: StartUpSettings): StartUpTurn {
  const state: StartUpState = { at: 'core', settings, config: {}, entered: false, opened: false };
  return { state, commands: commandsOf(state, 'begin'), limitMs: STEP_LIMIT_MS };
}

/**
 * Applies one signal to the start-up according to the rule. A signal that does not belong to the current step changes
 * nothing.
 */
export function advanceStartUp(state: StartUpState, signal: StartUpSignal): StartUpTurn {
  const event = eventOf(state, signal);
  const place = placeOf(state);
  const { to, say, limitMs } =
    event === undefined ? { to: place, say: null, limitMs: null } : startUpTransition({ place, event });
  const known = learn(state, signal, to);
  const next = to === place && known === state ? state : stateAt(known, to);
  return { state: next, commands: commandsOf(next, say), limitMs };
}

/** Converts a signal to an event of the rule; undefined if the start-up ignores it. */
function eventOf(state: StartUpState, signal: StartUpSignal): StartUpEvent | undefined {
  switch (signal.type) {
    case 'core':
      return { type: 'engine', fits: engineFits({ version: signal.version }) };
    case 'config':
      return { type: 'config', settings: Object.keys(signal.config).length };
    case 'sessionKnown':
      return { type: 'session', isNew: signal.cookie !== state.cookie };
    case 'scopesChanged':
      return { type: 'session', isNew: true };
    case 'timedOut':
      return { type: 'waited', at: signal.at, milliseconds: signal.at === 'error' ? STEP_RETRY_MS : STEP_LIMIT_MS };
    case 'sessions':
      return { type: 'list', phase: signal.phase === 'partial' ? 'known' : signal.phase };
    case 'requireAuth':
    case 'repos':
    case 'keys':
    case 'authorised':
    case 'unauthorised':
    case 'profile':
    case 'profileFailed':
    case 'sessionGone':
    case 'loggedOut':
    case 'retry':
    case 'crashed':
      return signal;
    case 'drafts':
    case 'conflictingDrafts':
    case 'unreadableTexts':
    case 'cachedPage':
    case 'unreadable':
    case 'problem':
    case 'backend':
    case 'sessionLife':
    case 'presence':
    case 'notifications':
    case 'cachedChats':
    case 'session':
    case 'opened':
    case 'messages':
    case 'history':
    case 'gap':
    case 'participants':
    case 'typing':
    case 'readUpTo':
    case 'sync':
    case 'status':
    case 'unsent':
    case 'waitsElsewhere':
    case 'sendTimeout':
    case 'chatFailure':
    case 'chatEnded':
    case 'storage':
      return undefined;
  }
}

const placeOf = ({ at, failure, cookie, entered, opened }: StartUpState): StartUpPlace => ({
  at,
  failure: failure ?? null,
  hasSession: cookie !== undefined,
  entered,
  opened,
});

/** Stores other content of the signal: settings for the next step, and the session while the rule accepts it. */
function learn(state: StartUpState, signal: StartUpSignal, to: StartUpPlace): StartUpState {
  if (signal.type === 'config' && to.at === 'keys' && state.at !== 'keys') return { ...state, config: signal.config };
  const { cookie, since: _, ...rest } = state;
  if (signal.type === 'sessionKnown' && to.hasSession && signal.cookie !== cookie)
    return { ...rest, cookie: signal.cookie, ...(signal.since !== undefined && { since: signal.since }) };
  return to.hasSession || cookie === undefined ? state : rest;
}

function stateAt({ failure: _, ...state }: StartUpState, { at, failure, entered, opened }: StartUpPlace): StartUpState {
  return { ...state, at, entered, opened, ...(failure === null ? {} : { failure }) };
}

function commandsOf(
  { settings, config, cookie, since }: StartUpState,
  say: StartUpMove['say'],
): readonly HostCommand[] {
  switch (say) {
    case 'begin':
      return [{ type: 'begin', environment: settings.environment }];
    case 'config':
      return [{ type: 'config', config }];
    case 'keys':
      return [{ type: 'keys', networkUrl: settings.networkUrl }];
    case 'login':
      return cookie === undefined
        ? []
        : [{ type: 'login', sessionCookie: cookie, ...(since !== undefined && { signedInAt: since }) }];
    case 'logout':
      return [{ type: 'logout' }];
    case null:
      return [];
  }
}
