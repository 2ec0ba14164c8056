import type texts from '../../../public/i18n/en/access.json';
import { textsOf } from '../kit/text/textsOf';

export const accessText = textsOf<typeof texts>('access');
