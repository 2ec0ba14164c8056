import type texts from '../../../public/i18n/en/session.json';
import { textsOf } from '../shared/text/textsOf';

export const sessionText = textsOf<typeof texts>('session');
