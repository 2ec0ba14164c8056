import { failureWord } from '@/application/kernel/failureWord';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type texts from '../../../public/i18n/en/organisations.json';
import { textCatalogue } from '../kit/text/textCatalogue';
import { textsOf } from '../kit/text/textsOf';

export const organisationsText = textsOf<typeof texts>('organisations');

/** A text with a number; its key without the plural ending. */
export const organisationsCount = (key: 'unreadable' | 'hits.count', count: number): string =>
  textCatalogue.text('organisations', key, { count });

/** Explains why organisations could not be loaded. */
export const organisationFailureText = (failure: CallFailure): string =>
  organisationsText(`failure.${failureWord(failure)}`);

/** Explains why an organisation could not be changed. */
export const changeFailureText = ({ kind }: Exclude<CallFailure, { kind: 'unreachable' }>): string =>
  organisationsText(`changeFailure.${kind}`);

/** The key of the text for an act whose outcome is unknown: there was no answer, or the server did not finish. */
export const unansweredWord = (failure: CallFailure): 'unreachable' | 'unfinished' =>
  failureWord(failure) === 'unreachable' ? 'unreachable' : 'unfinished';
