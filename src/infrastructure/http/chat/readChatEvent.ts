import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import { leaveOutNulls } from '../kernel/leaveOutNulls';
import { ChatEventDto } from './chatDtos';
import { toChatEvent } from './toChatEvent';

/** Reads a `chat-events` document; undefined when it is not what the contract says. */
export function readChatEvent(data: unknown): ChatEvent | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const dto = plainToInstance(ChatEventDto, data);
  leaveOutNulls(dto);
  return validateSync(dto).length === 0 ? toChatEvent(dto) : undefined;
}
