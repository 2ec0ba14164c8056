import type { ActOnChatFailure } from '@/application/chat/actOnChat';
import type { LeavingAct } from './ChatActsStore';
import { chatActsText } from './chatActsText';

/** That a chat was not left or ended; or that nobody knows. */
export const notLeftText = (act: LeavingAct, { kind }: ActOnChatFailure): string => chatActsText(kind === 'unreachable' ? 'leaving.unknown' : `leaving.${act}.failed`);
