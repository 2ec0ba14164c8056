import type texts from '../../../../public/i18n/en/patientTimeline.json';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { textsOf } from '../../kit/text/textsOf';
import { failureWord } from '@/application/kernel/failureWord';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';

export const patientTimelineText = textsOf<typeof texts>('patientTimeline');

type Counted =
  | 'unreadable'
  | 'describe.unreadable'
  | 'coming'
  | `news.some.${'everything' | 'chosen'}.${'whole' | 'loaded'}`
  | 'note.left'
  | 'note.over'
  | 'print.moments';

/** A text with a number in it, in its singular or plural form. */
export function patientTimelineCount(
  key: Counted,
  count: number,
  values: Readonly<Record<string, string>> = {},
): string {
  return textCatalogue.text('patientTimeline', key, { ...values, count });
}

/** Explains why a patient's history could not be loaded or changed. */
export function timelineFailureText(failure: CallFailure): string {
  return patientTimelineText(`failure.${failureWord(failure)}`);
}
