import type { ResetPasswordFailure } from '@/application/session/ResetPassword';
import { sessionText } from './sessionText';
import type { ShownFailure } from './ShownFailure';

/** D1 §8, "Password reset action failure". What is no fault of the link is not blamed on it. */
export function resetPasswordFailureText(failure: ResetPasswordFailure): ShownFailure {
  switch (failure.kind) {
    case 'offline':
    case 'tooManyAttempts':
      return { place: 'banner', text: sessionText(`failures.${failure.kind}`) };
    case 'passwordNotValid':
      return { place: 'field', text: sessionText('newPassword.tooShort') };
    case 'other':
      return { place: 'banner', text: failure.message };
    default:
      return { place: 'banner', text: sessionText('action.linkInvalid') };
  }
}
