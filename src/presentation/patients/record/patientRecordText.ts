import type texts from '../../../../public/i18n/en/patientRecord.json';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { textsOf } from '../../kit/text/textsOf';

export const patientRecordText = textsOf<typeof texts>('patientRecord');

/** A text with a number in it, in its singular or plural form. */
export const patientRecordCount = (key: 'risk.unreadable', count: number): string => textCatalogue.text('patientRecord', key, { count });
