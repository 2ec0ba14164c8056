import type texts from '../../../public/i18n/en/presence.json';
import { textsOf } from '../kit/text/textsOf';

export const presenceText = textsOf<typeof texts>('presence');
