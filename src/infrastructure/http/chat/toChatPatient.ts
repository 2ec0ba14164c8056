import type { ChatPatient } from '@/domain/chat/conversations/ChatSession';
import type { ChatPatientDto } from './chatDtos';

export function toChatPatient({ id, userId, email, firstName, lastName }: ChatPatientDto): ChatPatient {
  return {
    id,
    userId,
    email,
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  };
}
