import type texts from '../../../../public/i18n/en/appointments.json';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { textsOf } from '../../kit/text/textsOf';

export const appointmentsText = textsOf<typeof texts>('appointments');

/** A text with a number in it, in its singular or plural form. */
export const appointmentsCount = (key: 'chosen' | 'clash.overlaps' | 'times.hours' | 'times.minutes' | 'unreadable', count: number): string => textCatalogue.text('appointments', key, { count });
