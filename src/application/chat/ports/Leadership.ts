import type { Stop } from '../../shared/Stop';

/** Chooses one window of a person on this device. When the chosen one goes, another is chosen within seconds. */
export interface Leadership {
  /** `onElected` comes at most once, never before `campaign` has returned. Stopping resigns. */
  campaign(uid: string, onElected: () => void): Stop;
}
