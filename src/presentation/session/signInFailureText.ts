import type { SignInFailure } from '@/application/session/SignIn';
import { sessionText } from './sessionText';
import type { ShownFailure } from './ShownFailure';

/** D1 §8, sign-in: known codes in the banner, everything else as a toast with the error's own words. */
export function signInFailureText(failure: SignInFailure): ShownFailure {
  switch (failure.kind) {
    case 'invalidEmail':
    case 'unknownEmail':
    case 'wrongPassword':
    case 'wrongCredentials':
    case 'accountDisabled':
    case 'tooManyAttempts':
    case 'customTokenMismatch':
    case 'offline':
    case 'timedOut':
    case 'unauthorised':
      return { place: 'banner', text: sessionText(`failures.${failure.kind}`) };
    case 'other':
      return { place: 'toast', text: failure.message };
    case 'backendFailed':
      return { place: 'toast', text: failure.message === '' ? sessionText('failures.backendFailed') : failure.message };
  }
}
