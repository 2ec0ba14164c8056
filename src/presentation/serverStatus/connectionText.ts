import type texts from '../../../public/i18n/en/serverStatus.json';
import { textsOf } from '../kit/text/textsOf';

export const connectionText = textsOf<typeof texts>('serverStatus');
