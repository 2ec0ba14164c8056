import type { SubmitSecondFactorFailure } from '@/application/session/SubmitSecondFactor';
import { sessionText } from './sessionText';
import type { ShownFailure } from './ShownFailure';
import { signInFailureText } from './signInFailureText';

export function secondFactorFailureText(failure: SubmitSecondFactorFailure): ShownFailure {
  switch (failure.kind) {
    case 'wrongCode':
      return { place: 'field', text: sessionText('failures.wrongCode') };
    case 'codeMissing':
      return { place: 'field', text: sessionText('code.required') };
    case 'codeHasWrongLength':
      return { place: 'field', text: sessionText('code.wrongLength') };
    case 'secondFactorNeeded':
      return { place: 'banner', text: sessionText('failures.secondFactorNeeded') };
    default:
      return signInFailureText(failure);
  }
}
