import type { CoreConfig, CoreEnvironment } from '../ports/ChatEngine';

/** The steps that have to be taken before anybody can chat, in their order (D2 §4). */
export const START_UP_STEPS = ['core', 'repos', 'config', 'keys', 'auth', 'awaitingUserProfile'] as const;
export type StartUpStep = (typeof START_UP_STEPS)[number];

/** Longest wait for the answer to one step, in milliseconds. */
export const STEP_LIMIT_MS = 10_000;

/** `wrongVersion` and `crashed` are final: only a new page helps. */
export type StartUpCause = 'timedOut' | 'unreachable' | 'wrongVersion' | 'crashed';

export interface StartUpFailure {
  readonly step: StartUpStep;
  readonly cause: StartUpCause;
}

export interface StartUpSettings {
  readonly environment: CoreEnvironment;
  readonly networkUrl: string;
}

export interface StartUpState {
  readonly at: StartUpStep | 'initChat' | 'complete' | 'requireAuth' | 'error';
  readonly failure?: StartUpFailure;
  readonly settings: StartUpSettings;
  readonly config: CoreConfig;
  /** The session that the dashboard has now. */
  readonly cookie?: string;
  /** A login was sent and no logout since. */
  readonly entered: boolean;
  /** Chats of this person were ready before: what is on screen stays while signing in again. */
  readonly opened: boolean;
}
