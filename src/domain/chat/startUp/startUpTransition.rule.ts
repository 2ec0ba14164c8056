import { rule, says } from '../../kernel/rule';

/** The steps before the chat is ready, in order. */
export const START_UP_STEPS = ['core', 'repos', 'config', 'keys', 'auth', 'awaitingUserProfile'] as const;
export type StartUpStep = (typeof START_UP_STEPS)[number];

/** Time limit for the answer to one step, and for the list of chats, in milliseconds. */
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
  /** The failed step and its cause, while the state is `error`. */
  readonly failure: StartUpFailure | null;
  /** The dashboard has a session to sign in with. */
  readonly hasSession: boolean;
  /** A login was sent, and no logout after it. */
  readonly entered: boolean;
  /** The chats of this user were ready before: the screen stays while they sign in again. */
  readonly opened: boolean;
}

export type StartUpEvent =
  | { readonly type: 'engine'; readonly fits: boolean }
  | { readonly type: 'repos' }
  /** The number of settings that the engine has. */
  | { readonly type: 'config'; readonly settings: number }
  | { readonly type: 'keys'; readonly message: string }
  | { readonly type: 'authorised' }
  | { readonly type: 'unauthorised'; readonly cause: 'sessionEnded' | 'unreachable' }
  | { readonly type: 'profile' }
  | { readonly type: 'profileFailed' }
  | { readonly type: 'list'; readonly phase: 'unknown' | 'loading' | 'known' | 'failed' }
  /** A call was refused because the session has ended. */
  | { readonly type: 'requireAuth' }
  /** The dashboard has a session; `isNew` unless it was known before. */
  | { readonly type: 'session'; readonly isNew: boolean }
  | { readonly type: 'sessionGone' }
  | { readonly type: 'loggedOut' }
  /** Time spent in this state. */
  | { readonly type: 'waited'; readonly at: StartUpPlace['at']; readonly milliseconds: number }
  | { readonly type: 'retry' }
  | { readonly type: 'crashed' };

export interface StartUpMove {
  readonly to: StartUpPlace;
  /** Message to the engine: the start of a step, or a logout; null: none. */
  readonly say: 'begin' | 'config' | 'keys' | 'login' | 'logout' | null;
  /** Milliseconds after which `waited` leaves that state; null: only other events leave it. */
  readonly limitMs: number | null;
}

/** Returns the next state of the start-up for an event. */
export const startUpTransition = rule(
  {
    id: 'CR-START-01',
    statement:
      says`The engine starts in the order core, repos, config, keys, auth, awaiting user profile, list of chats, ` +
      says`complete. Each step ends only with its own answer: a compatible engine, repositories, settings that ` +
      says`are not empty, the message COMPLETE, the session accepted, the profile, the list loaded or known to ` +
      says`have failed. A step with a bad answer, or without an answer after ${STEP_LIMIT_MS / 1_000} seconds, ` +
      says`has failed with a cause; it restarts after ${STEP_RETRY_MS / 1_000} more seconds, or at once on ` +
      says`request, and a late answer still counts. A late list of chats does not delay the end of the start-up. ` +
      says`Without a session the sign-in waits without limit; a new session triggers a new sign-in, and during ` +
      says`an earlier step it is kept for later. After a refused session the user is asked to sign in, and a ` +
      says`user who had chats open returns straight to them. When the session is gone, the user who was signed ` +
      says`in to the engine is signed out; a sign-out that has completed does not affect a sign-in that is still ` +
      says`pending. After a version mismatch or a crash of the engine only a new page helps. An event that does ` +
      says`not belong to the current step changes nothing.`,
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

/** The step that waits for its answer, or the failed step, because a late answer still counts. */
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

/** Starts a step with its message to the engine. A step without one starts at the step before. */
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

/** Removes the user from the engine; unsent messages are kept for their next sign-in. */
function sessionGone(place: StartUpPlace): StartUpMove {
  return place.entered
    ? moveTo({ ...place, at: 'auth', failure: null, entered: false, opened: false }, 'logout')
    : stay(place);
}

/** Besides the steps only the list of chats has a time limit: after it the chats known so far are shown. */
function tooLong(place: StartUpPlace, step: StartUpStep | undefined): StartUpMove {
  if (step === undefined) return complete(place);
  return place.failure === null ? failAt(place, step, 'timedOut') : enter(place, place.failure.step);
}
