import type texts from '../../../../public/i18n/en/patientRecord.json';
import { textsOf } from '../../shared/text/textsOf';

export const patientRecordText = textsOf<typeof texts>('patientRecord');
