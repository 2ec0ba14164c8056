import type texts from '../../../public/i18n/en/chat.json';
import { textsOf } from '../kit/text/textsOf';

export const chatText = textsOf<typeof texts>('chat');
