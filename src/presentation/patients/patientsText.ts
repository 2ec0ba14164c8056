import type texts from '../../../public/i18n/en/patients.json';
import { textsOf } from '../kit/text/textsOf';

export const patientsText = textsOf<typeof texts>('patients');
