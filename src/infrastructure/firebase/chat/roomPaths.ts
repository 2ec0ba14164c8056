import { isObject } from '@/domain/kernel/parseJson';
import { ref, type Database, type DatabaseReference } from 'firebase/database';
import { channelOf, chatSessionIdOf } from '@/domain/kernel/ChatGeneration';

/** The small parts of a V1 room, which are always read whole. */
export const ROOM_SIGNS = ['read', 'typing', 'state'] as const;
export type RoomSign = (typeof ROOM_SIGNS)[number];

/** A part of the room of a V1 channel. */
function partOf(database: Database, channelId: string, part: RoomSign | 'messages'): DatabaseReference {
  return ref(database, `chat-rooms/${chatSessionIdOf(channelId)}/${part}`);
}

/** The place where a therapist's chats are listed. */
function cacheOf(database: Database, uid: string): DatabaseReference {
  return ref(database, `chat-notification-cache/${uid}`);
}

/** The V1 channels in a therapist's chat notification cache. */
function channelsIn(cache: unknown): readonly string[] {
  const entries: (readonly [string, unknown])[] = isObject(cache) ? Object.entries(cache) : [];
  return entries.filter(([, entry]) => !isNew(entry)).map(([chatSessionId]) => channelOf('v1', chatSessionId));
}

const isNew = (entry: unknown): boolean => isObject(entry) && entry['pubNub'] === true;

/** Paths of V1 chats in the realtime database. */
export const roomPaths = { partOf, cacheOf, channelsIn };
