import type texts from '../../../public/i18n/en/presence.json';
import { textsOf } from '../shared/text/textsOf';

export const presenceText = textsOf<typeof texts>('presence');
