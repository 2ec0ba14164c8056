import type { ChatReport } from '../client/ChatState';

/** Channels of the list of chats after a report; undefined while it was never loaded whole. A list that could not be loaded says nothing of what it lacks. */
export function listedChannels(before: ReadonlySet<string> | undefined, report: ChatReport): ReadonlySet<string> | undefined {
  if (report.type === 'cleared') return undefined;
  if (report.type !== 'news') return before;
  const { news } = report;
  if (news.type === 'sessions' && news.phase === 'known') return new Set(news.sessions.map(({ channelId }) => channelId));
  if (before === undefined) return undefined;
  const others = news.type === 'session' ? [news.session] : news.type === 'sessions' ? news.sessions : [];
  const added = others.map(({ channelId }) => channelId).filter(channelId => !before.has(channelId));
  return added.length === 0 ? before : new Set([...before, ...added]);
}
