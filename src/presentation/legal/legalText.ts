import type texts from '../../../public/i18n/en/legal.json';
import { textsOf } from '../kit/text/textsOf';

export const legalText = textsOf<typeof texts>('legal');
