import type texts from '../../../public/i18n/en/session.json';
import { textsOf } from '../kit/text/textsOf';

export const sessionText = textsOf<typeof texts>('session');
