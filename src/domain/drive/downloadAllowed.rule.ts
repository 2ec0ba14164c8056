import type { Scope } from '../kernel/Scope';
import { rule } from '../kernel/rule';

export const DOWNLOAD_SCOPE = 'patient:download-moments' satisfies Scope;

/** Whether somebody may download a patient's file. */
export const downloadAllowed = rule(
  {
    id: 'CR-FILE-01',
    statement:
      "A patient's file is downloaded only by somebody who holds the scope patient:download-moments at that moment; " +
      'a preview needs no more than access to the patient. When the scopes are not known or could not be loaded, ' +
      'nothing is downloaded and that is said; it is not called a lack of permission.',
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
