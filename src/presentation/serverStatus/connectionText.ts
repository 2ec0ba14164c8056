import type texts from '../../../public/i18n/en/serverStatus.json';
import { textsOf } from '../shared/text/textsOf';

export const connectionText = textsOf<typeof texts>('serverStatus');
