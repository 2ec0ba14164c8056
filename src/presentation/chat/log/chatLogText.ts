import type texts from '../../../../public/i18n/en/chatLog.json';
import { textsOf } from '../../kit/text/textsOf';

export const chatLogText = textsOf<typeof texts>('chatLog');
