import type texts from '../../../public/i18n/en/access.json';
import { textsOf } from '../shared/text/textsOf';

export const accessText = textsOf<typeof texts>('access');
