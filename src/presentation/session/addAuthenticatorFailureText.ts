import type { AddAuthenticatorFailure } from '@/application/session/AddAuthenticator';
import { sessionText } from './sessionText';
import type { ShownFailure } from './ShownFailure';

/** D1 §8, "Add authenticator": 400, 429, and everything else. */
export function addAuthenticatorFailureText(failure: AddAuthenticatorFailure): ShownFailure {
  switch (failure.kind) {
    case 'wrongCode':
      return { place: 'banner', text: sessionText('failures.invalidQrCode') };
    case 'tooManyMethods':
      return { place: 'banner', text: sessionText('failures.tooManyMethods') };
    case 'codeMissing':
      return { place: 'field', text: sessionText('enrolment.codeRequired') };
    case 'codeHasWrongLength':
      return { place: 'field', text: sessionText('code.wrongLength') };
    case 'recentLoginRequired':
    case 'offline':
    case 'timedOut':
    case 'unauthorised':
    case 'backendFailed':
      return { place: 'banner', text: sessionText('failures.authenticationNotAdded') };
  }
}
