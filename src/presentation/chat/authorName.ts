import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { chatText } from './chatText';

/** The name of a message's author. `knownName`: empty while it is not known. */
export function authorName({ meta }: Pick<ChatMessage, 'meta'>, patientName: string, knownName: string): string {
  if (meta.owner === 'Patient') return patientName;
  return meta.owner === 'Therapist' && knownName !== '' ? knownName : chatText(`owner.${meta.owner}`);
}
