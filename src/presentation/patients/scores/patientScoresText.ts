import type texts from '../../../../public/i18n/en/patientScores.json';
import { textsOf } from '../../shared/text/textsOf';

export const patientScoresText = textsOf<typeof texts>('patientScores');
