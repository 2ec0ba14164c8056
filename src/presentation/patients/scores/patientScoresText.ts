import type texts from '../../../../public/i18n/en/patientScores.json';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { textsOf } from '../../kit/text/textsOf';
import { failureWord } from '@/application/kernel/failureWord';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';

export const patientScoresText = textsOf<typeof texts>('patientScores');

/** A text with a number in it, in its singular or plural form. */
export const patientScoresCount = (key: 'unreadable', count: number): string =>
  textCatalogue.text('patientScores', key, { count });

/** Explains why mood and scores could not be loaded. */
export const scoresFailureText = (failure: CallFailure): string => patientScoresText(`failure.${failureWord(failure)}`);
