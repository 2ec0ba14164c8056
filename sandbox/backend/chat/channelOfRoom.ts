import { channelOf } from '@/domain/kernel/ChatGeneration';
import type { ChatRoom } from './ChatRoom';

/** The channel's name, which is also the chat room id. */
export function channelOfRoom({ id, generation = 'v2' }: Pick<ChatRoom, 'id' | 'generation'>): string {
  return channelOf(generation, id);
}
