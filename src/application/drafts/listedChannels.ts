import type { ChatDraftsUpdate } from './ChatDrafts';

/**
 * Channels of the list of chats after an update; undefined before it was loaded completely. A failed list does not show
 * that a chat is missing.
 */
export function listedChannels(
  before: ReadonlySet<string> | undefined,
  update: ChatDraftsUpdate,
): ReadonlySet<string> | undefined {
  if (update.type === 'cleared') return undefined;
  if (update.type === 'sessions' && update.phase === 'known')
    return new Set(update.sessions.map(({ channelId }) => channelId));
  if (before === undefined) return undefined;
  const others = update.type === 'session' ? [update.session] : update.type === 'sessions' ? update.sessions : [];
  const added = others.map(({ channelId }) => channelId).filter(channelId => !before.has(channelId));
  return added.length === 0 ? before : new Set([...before, ...added]);
}
