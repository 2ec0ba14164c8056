import type { CoreCommand, CoreReport } from '../ports/ChatEngine';
import { coreVersion } from './coreVersion';
import { START_UP_STEPS, type StartUpCause, type StartUpSettings, type StartUpState, type StartUpStep } from './StartUpState';

export type StartUpSignal =
  | CoreReport
  | { readonly type: 'timedOut'; readonly at: StartUpState['at'] }
  | { readonly type: 'retry' }
  | { readonly type: 'sessionKnown'; readonly cookie: string }
  | { readonly type: 'sessionGone' };

export interface StartUpTurn {
  readonly state: StartUpState;
  readonly commands: readonly CoreCommand[];
}

export function beginStartUp(settings: StartUpSettings): StartUpTurn {
  const state: StartUpState = { at: 'core', settings, config: {}, entered: false, opened: false };
  return { state, commands: commandOf(state, 'core') };
}

/** Takes the start-up machine one signal further. A signal that does not fit the present step changes nothing. */
export function advanceStartUp(state: StartUpState, signal: StartUpSignal): StartUpTurn {
  if (isFinal(state)) return stay(state);
  const step = stepOf(state);
  switch (signal.type) {
    case 'core':
      if (step !== 'core') return stay(state);
      return coreVersion.satisfiesRequiredVersion(signal.version) ? goTo(state, 'repos') : failAt(state, 'core', 'wrongVersion');
    case 'repos':
      return step === 'repos' ? enter(state, 'config') : stay(state);
    case 'config':
      return step === 'config' && Object.keys(signal.config).length > 0 ? enter({ ...state, config: signal.config }, 'keys') : stay(state);
    case 'keys':
      if (step !== 'keys') return stay(state);
      return signal.message === 'COMPLETE' ? enter(state, 'auth') : failAt(state, 'keys', 'unreachable');
    case 'authorised':
      return step === 'auth' ? goTo(state, 'awaitingUserProfile') : stay(state);
    case 'unauthorised':
      if (step !== 'auth' && step !== 'awaitingUserProfile') return stay(state);
      return signal.cause === 'sessionEnded' ? goTo(state, 'requireAuth') : failAt(state, step, 'unreachable');
    case 'profile':
      return step === 'awaitingUserProfile' ? profileKnown(state) : stay(state);
    case 'profileFailed':
      return step === 'awaitingUserProfile' ? failAt(state, step, 'unreachable') : stay(state);
    case 'news':
      return chatNews(state, signal);
    case 'sessionKnown':
      return sessionKnown(state, signal.cookie);
    case 'sessionGone':
      return sessionGone(state);
    case 'loggedOut':
      return state.entered ? goTo({ ...state, entered: false, opened: false }, 'auth') : stay(state);
    case 'timedOut':
      return signal.at === state.at ? timedOut(state) : stay(state);
    case 'retry':
      return state.failure === undefined ? stay(state) : enter(state, state.failure.step);
    case 'crashed':
      return failAt(state, step ?? 'core', 'crashed');
    case 'drafts':
    case 'problem':
    case 'backend':
    case 'sessionLife':
    case 'presence':
    case 'notifications':
    case 'cachedChats':
      return stay(state);
  }
}

const stay = (state: StartUpState): StartUpTurn => ({ state, commands: [] });

function goTo({ failure: _, ...state }: StartUpState, at: StartUpState['at']): StartUpTurn {
  return stay({ ...state, at });
}

function failAt(state: StartUpState, step: StartUpStep, cause: StartUpCause): StartUpTurn {
  return stay({ ...state, at: 'error', failure: { step, cause } });
}

const isFinal = ({ failure }: StartUpState): boolean => failure?.cause === 'wrongVersion' || failure?.cause === 'crashed';

/** The step whose answer is waited for; after a failure that step still, for a late answer is an answer. */
function stepOf({ at, failure }: StartUpState): StartUpStep | undefined {
  return failure?.step ?? START_UP_STEPS.find(step => step === at);
}

/** Goes to the step and says what it begins with. */
function enter(state: StartUpState, step: StartUpStep): StartUpTurn {
  const commands = commandOf(state, step);
  const entered = state.entered || commands.some(command => command.type === 'login');
  return { ...goTo({ ...state, entered }, step === 'repos' ? 'core' : step === 'awaitingUserProfile' ? 'auth' : step), commands };
}

function commandOf({ settings, config, cookie }: StartUpState, step: StartUpStep): CoreCommand[] {
  switch (step) {
    case 'core':
    case 'repos':
      return [{ type: 'begin', environment: settings.environment }];
    case 'config':
      return [{ type: 'config', config }];
    case 'keys':
      return [{ type: 'keys', networkUrl: settings.networkUrl }];
    case 'auth':
    case 'awaitingUserProfile':
      return cookie === undefined ? [] : [{ type: 'login', sessionCookie: cookie }];
  }
}

function profileKnown(state: StartUpState): StartUpTurn {
  return goTo(state, state.opened ? 'complete' : 'initChat');
}

function chatNews(state: StartUpState, { news }: Extract<CoreReport, { type: 'news' }>): StartUpTurn {
  if (news.type === 'requireAuth') return state.entered ? goTo(state, 'requireAuth') : stay(state);
  const listAnswered = news.type === 'sessions' && (news.phase === 'known' || news.phase === 'failed');
  return state.at === 'initChat' && listAnswered ? complete(state) : stay(state);
}

const complete = (state: StartUpState): StartUpTurn => goTo({ ...state, opened: true }, 'complete');

function sessionKnown(state: StartUpState, cookie: string): StartUpTurn {
  if (state.cookie === cookie) return stay(state);
  const next: StartUpState = { ...state, cookie };
  const step = stepOf(state);
  const tooEarly = step !== undefined && step !== 'auth' && step !== 'awaitingUserProfile';
  return tooEarly ? stay(next) : enter(next, 'auth');
}

/** Nothing of the person stays in the engine; what is unsent is kept for their next sign-in. */
function sessionGone({ cookie: _, ...state }: StartUpState): StartUpTurn {
  if (!state.entered) return stay(state);
  const { state: waiting } = goTo({ ...state, entered: false, opened: false }, 'auth');
  return { state: waiting, commands: [{ type: 'logout' }] };
}

/** Chats whose list is late are shown as far as they are known. Without a session there is nothing to wait for. */
function timedOut(state: StartUpState): StartUpTurn {
  if (state.at === 'initChat') return complete(state);
  const step = START_UP_STEPS.find(known => known === state.at);
  if (step === undefined || (step === 'auth' && state.cookie === undefined)) return stay(state);
  return failAt(state, step, 'timedOut');
}
