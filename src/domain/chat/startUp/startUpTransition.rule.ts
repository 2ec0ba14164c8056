import { rule, says } from '../../kernel/rule';

/** The steps before the chat is ready, in their order. */
export const START_UP_STEPS = ['core', 'repos', 'config', 'keys', 'auth', 'awaitingUserProfile'] as const;
export type StartUpStep = (typeof START_UP_STEPS)[number];

/** Longest wait for the answer to one step, and for the list of chats, in milliseconds. */
export const STEP_LIMIT_MS = 10_000;
/** A failed step is retried automatically after this many milliseconds. */
export const STEP_RETRY_MS = 5_000;

/** `wrongVersion` and `crashed` are final: only a new page helps. */
export type StartUpCause = 'timedOut' | 'unreachable' | 'wrongVersion' | 'crashed';

export interface StartUpFailure {
  readonly step: StartUpStep;
  readonly cause: StartUpCause;
}

/** The state of the start-up. */
export interface StartUpPlace {
  readonly at: StartUpStep | 'initChat' | 'complete' | 'requireAuth' | 'error';
  /** What failed, while the state is `error`. */
  readonly failure: StartUpFailure | null;
  /** The dashboard has a session to sign in with. */
  readonly hasSession: boolean;
  /** A login was sent and no logout since. */
  readonly entered: boolean;
  /** Chats of this person were ready before: what is on screen stays while signing in again. */
  readonly opened: boolean;
}

export type StartUpEvent =
  | { readonly type: 'engine'; readonly fits: boolean }
  | { readonly type: 'repos' }
  /** How many settings the engine has. */
  | { readonly type: 'config'; readonly settings: number }
  | { readonly type: 'keys'; readonly message: string }
  | { readonly type: 'authorised' }
  | { readonly type: 'unauthorised'; readonly cause: 'sessionEnded' | 'unreachable' }
  | { readonly type: 'profile' }
  | { readonly type: 'profileFailed' }
  | { readonly type: 'list'; readonly phase: 'unknown' | 'loading' | 'known' | 'failed' }
  /** A call was refused because the session has ended. */
  | { readonly type: 'requireAuth' }
  /** The session that the dashboard has; `isNew` unless it was known before. */
  | { readonly type: 'session'; readonly isNew: boolean }
  | { readonly type: 'sessionGone' }
  | { readonly type: 'loggedOut' }
  /** The time in this state. */
  | { readonly type: 'waited'; readonly at: StartUpPlace['at']; readonly milliseconds: number }
  | { readonly type: 'retry' }
  | { readonly type: 'crashed' };

export interface StartUpMove {
  readonly to: StartUpPlace;
  /** What is said to the engine: what a step begins with, or that the person is gone; null: nothing. */
  readonly say: 'begin' | 'config' | 'keys' | 'login' | 'logout' | null;
  /** Milliseconds after which `waited` leads on from there; null: only something else does. */
  readonly limitMs: number | null;
}

/** From which place, on which event, the start-up goes where. */
export const startUpTransition = rule(
  {
    id: 'CR-START-01',
    statement:
      says`The engine starts in the order core, repos, config, keys, auth, awaiting user profile, list of chats, ` +
      says`complete, and each step ends with its own answer alone: an engine that fits, repositories, settings that ` +
      says`are not empty, the message COMPLETE, the session accepted, the profile, the list known or known to have ` +
      says`failed. A step that has no answer after ${STEP_LIMIT_MS / 1_000} seconds, or a bad one, has failed, with ` +
      says`its cause; after ${STEP_RETRY_MS / 1_000} more seconds, or at once when asked, it begins again, and an ` +
      says`answer that comes late still counts. A list of chats that is late ends the start all the same. ` +
      says`Without a session the sign-in waits without limit; a new session signs in anew, and is kept for later ` +
      says`while an earlier step lasts. A session that was refused asks the person to sign in, and whoever had ` +
      says`chats open before goes straight back to them. When the session goes, whoever was signed in to the engine ` +
      says`is signed out; that somebody has been signed out says nothing of a sign-in that is still waited for. ` +
      says`After an engine of another version, or a breakdown, only a new page helps. ` +
      says`Anything that does not fit the present step changes nothing.`,
    source:
      'D2 §4 Chat core start-up order: "core, repos, config, keys, auth, awaiting user profile, complete. ' +
      'The states requireAuth, initChat and error also exist." and "On update, store the config locally and advance ' +
      'to keys when it is non-empty." and "Advance to auth when the message is COMPLETE." ' +
      'and "when a session cookie is known, send login. On authorised, advance to awaiting profile. ' +
      'On profile update, start the chat service and complete." and "On logout, send logout to the core."; ' +
      'DESIGN §4: "each step with a time limit, a cause and a retry"; DESIGN §8 row 13',
    hazards: ['HAZ-01', 'HAZ-05'],
  },
  ({ place, event }: { readonly place: StartUpPlace; readonly event: StartUpEvent }): StartUpMove =>
    isFinal(place) ? stay(place) : moveFrom(place, event),
);

function moveFrom(place: StartUpPlace, event: StartUpEvent): StartUpMove {
  const step = stepOf(place);
  switch (event.type) {
    case 'engine':
      if (step !== 'core') return stay(place);
      return event.fits ? goTo(place, 'repos') : failAt(place, 'core', 'wrongVersion');
    case 'repos':
      return step === 'repos' ? enter(place, 'config') : stay(place);
    case 'config':
      return step === 'config' && event.settings > 0 ? enter(place, 'keys') : stay(place);
    case 'keys':
      if (step !== 'keys') return stay(place);
      return event.message === 'COMPLETE' ? enter(place, 'auth') : failAt(place, 'keys', 'unreachable');
    case 'authorised':
      return step === 'auth' ? goTo(place, 'awaitingUserProfile') : stay(place);
    case 'unauthorised':
      if (step !== 'auth' && step !== 'awaitingUserProfile') return stay(place);
      return event.cause === 'sessionEnded' ? goTo(place, 'requireAuth') : failAt(place, step, 'unreachable');
    case 'profile':
      return step === 'awaitingUserProfile' ? goTo(place, place.opened ? 'complete' : 'initChat') : stay(place);
    case 'profileFailed':
      return step === 'awaitingUserProfile' ? failAt(place, step, 'unreachable') : stay(place);
    case 'list':
      return place.at === 'initChat' && (event.phase === 'known' || event.phase === 'failed')
        ? complete(place)
        : stay(place);
    case 'requireAuth':
      return place.entered ? goTo(place, 'requireAuth') : stay(place);
    case 'session':
      return event.isNew ? newSession({ ...place, hasSession: true }, step) : stay(place);
    case 'sessionGone':
      return sessionGone({ ...place, hasSession: false });
    case 'loggedOut':
      return place.entered && step !== 'auth' ? goTo({ ...place, entered: false, opened: false }, 'auth') : stay(place);
    case 'waited':
      return event.at === place.at && event.milliseconds >= (limitOf(place) ?? Infinity)
        ? tooLong(place, step)
        : stay(place);
    case 'retry':
      return place.failure === null ? stay(place) : enter(place, place.failure.step);
    case 'crashed':
      return failAt(place, step ?? 'core', 'crashed');
  }
}

const isFinal = ({ failure }: StartUpPlace): boolean =>
  failure?.cause === 'wrongVersion' || failure?.cause === 'crashed';

/** The step whose answer is waited for; after a failure that step still, for a late answer is an answer. */
function stepOf({ at, failure }: StartUpPlace): StartUpStep | undefined {
  return failure?.step ?? START_UP_STEPS.find(step => step === at);
}

function limitOf(place: StartUpPlace): number | null {
  if (isFinal(place) || place.at === 'complete' || place.at === 'requireAuth') return null;
  if (place.at === 'error') return STEP_RETRY_MS;
  return place.at === 'auth' && !place.hasSession ? null : STEP_LIMIT_MS;
}

const moveTo = (to: StartUpPlace, say: StartUpMove['say'] = null): StartUpMove => ({ to, say, limitMs: limitOf(to) });

const stay = (place: StartUpPlace): StartUpMove => moveTo(place);

const goTo = (place: StartUpPlace, at: StartUpPlace['at']): StartUpMove => moveTo({ ...place, at, failure: null });

const failAt = (place: StartUpPlace, step: StartUpStep, cause: StartUpCause): StartUpMove =>
  moveTo({ ...place, at: 'error', failure: { step, cause } });

const complete = (place: StartUpPlace): StartUpMove => goTo({ ...place, opened: true }, 'complete');

/** Goes to the step and says what it begins with; where a step began with that of the one before, to that one. */
function enter(place: StartUpPlace, step: StartUpStep): StartUpMove {
  switch (step) {
    case 'core':
    case 'repos':
      return moveTo({ ...place, at: 'core', failure: null }, 'begin');
    case 'config':
    case 'keys':
      return moveTo({ ...place, at: step, failure: null }, step);
    case 'auth':
    case 'awaitingUserProfile':
      return moveTo(
        { ...place, at: 'auth', failure: null, entered: place.entered || place.hasSession },
        place.hasSession ? 'login' : null,
      );
  }
}

function newSession(place: StartUpPlace, step: StartUpStep | undefined): StartUpMove {
  const isTooEarly = step !== undefined && step !== 'auth' && step !== 'awaitingUserProfile';
  return isTooEarly ? stay(place) : enter(place, 'auth');
}

/** Nothing of the person stays in the engine; what is unsent is kept for their next sign-in. */
function sessionGone(place: StartUpPlace): StartUpMove {
  return place.entered
    ? moveTo({ ...place, at: 'auth', failure: null, entered: false, opened: false }, 'logout')
    : stay(place);
}

/** Besides the steps only the list of chats has a limit: the chats are then shown as far as they are known. */
function tooLong(place: StartUpPlace, step: StartUpStep | undefined): StartUpMove {
  if (step === undefined) return complete(place);
  return place.failure === null ? failAt(place, step, 'timedOut') : enter(place, place.failure.step);
}
