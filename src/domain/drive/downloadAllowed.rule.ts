import type { Scope } from '../kernel/Scope';
import { rule } from '../kernel/rule';

export const DOWNLOAD_SCOPE = 'patient:download-moments' satisfies Scope;

/** Decides whether a user may download a patient's file. */
export const downloadAllowed = rule(
  {
    id: 'CR-FILE-01',
    statement:
      "A user may download a patient's file only if they hold the scope patient:download-moments at that moment; " +
      'a preview needs only access to the patient. If the scopes are unknown or could not be loaded, nothing is ' +
      'downloaded and the user is told that permission could not be checked, not that it is missing.',
    source:
      'D2 §5: "Download needs the scope patient:download-moments. Otherwise the error is Error: ' +
      'Unauthorised to download file."; D2 §6: "Download requires the scope patient:download-moments."',
    hazards: ['HAZ-08'],
  },
  ({
    held,
  }: {
    readonly held: readonly string[] | 'unknown' | 'couldNotCheck';
  }): 'allowed' | 'refused' | 'couldNotCheck' => {
    if (typeof held === 'string') return 'couldNotCheck';
    return held.includes(DOWNLOAD_SCOPE) ? 'allowed' : 'refused';
  },
);
