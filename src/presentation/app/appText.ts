import type texts from '../../../public/i18n/en/app.json';
import { textsOf } from '../kit/text/textsOf';

export const appText = textsOf<typeof texts>('app');
