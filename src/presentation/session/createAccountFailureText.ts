import type { CreateAccountFailure } from '@/application/session/CreateAccount';
import { sessionText } from './sessionText';
import type { ShownFailure } from './ShownFailure';

/** D1 §8: "Account creation error: toast of the error." */
export function createAccountFailureText(failure: CreateAccountFailure): ShownFailure {
  switch (failure.kind) {
    case 'passwordNotValid':
      return { place: 'field', text: sessionText('newPassword.tooShort') };
    case 'other':
      return { place: 'toast', text: failure.message };
    default:
      return { place: 'toast', text: sessionText(`failures.${failure.kind}`) };
  }
}
