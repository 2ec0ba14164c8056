import { failureWord } from '@/application/kernel/failureWord';
import type { FormStatus } from '@/application/kernel/forms/FormState';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { formsText } from './formsText';

export type SaveFailure =
  | CallFailure
  | {
      readonly kind:
        | 'keepsChanging'
        | 'invalidName'
        | 'recentLoginRequired'
        | 'wrongAddress'
        | 'notSpoken'
        | 'unknownZone'
        | 'invalidHours'
        | 'hoursThere';
    };

export const saveFailureText = (failure: SaveFailure): string => formsText(`failure.${failureWord(failure)}`);

/** Says why the entries are not saved, or that it is unknown whether they are. */
export const unsavedText = (failure: SaveFailure, status: FormStatus): string =>
  status === 'unanswered' ? formsText('unconfirmed', { why: saveFailureText(failure) }) : saveFailureText(failure);
