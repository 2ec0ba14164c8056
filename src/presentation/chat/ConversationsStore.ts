import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { ChatReport, SessionsNews } from '@/application/chat/ChatBoard';
import type { ObserveChat } from '@/application/chat/ObserveChat';
import type { ReloadChats } from '@/application/chat/ReloadChats';
import type { WatchPresence } from '@/application/presence/WatchPresence';
import type { Clock } from '@/application/shared/ports/Clock';
import type { Stop } from '@/application/shared/Stop';
import type { ChatSession } from '@/domain/chat/ChatSession';
import type { OutboxEntry } from '@/domain/chat/OutboxEntry';
import { patientName } from '@/domain/chat/patientName';
import { millisecondsOfTimeId } from '@/domain/chat/TimeId';

export interface ConversationsUseCases {
  readonly observeChat: ObserveChat;
  readonly reloadChats: ReloadChats;
  readonly watchPresence: WatchPresence;
  readonly clock: Clock;
}

export type ConversationFilter = 'all' | 'unread' | 'pinned';
export type PresenceSign = 'online' | 'offline' | 'unknown';

/** Waiting times are counted anew after this many milliseconds. */
const TICK_MS = 30_000;

/** The list of conversations of the person signed in. */
export class ConversationsStore {
  phase: SessionsNews['phase'] = 'unknown';
  query = '';
  filter: ConversationFilter = 'all';
  /** Milliseconds since 1970. */
  now: number;
  me: string | undefined = undefined;
  private sessions: ReadonlyMap<string, ChatSession> = new Map();
  private presence: ReadonlyMap<string, boolean> = new Map();
  private unsent: ReadonlyMap<string, number> = new Map();
  private watched = '';
  private followed: string | undefined;
  private stopWatching: Stop = () => undefined;

  constructor(private readonly useCases: ConversationsUseCases) {
    this.now = useCases.clock.now();
    makeObservable<this, 'sessions' | 'presence' | 'unsent' | 'take' | 'tick' | 'showPresence'>(this, {
      phase: observable,
      query: observable,
      filter: observable,
      now: observable,
      me: observable,
      sessions: observableRef,
      presence: observableRef,
      unsent: observableRef,
      all: computed,
      shown: computed,
      unreadChats: computed,
      take: action,
      tick: action,
      showPresence: action,
      search: action,
      show: action,
      follow: action,
      showAll: action,
    });
  }

  start(): Stop {
    const stop = this.useCases.observeChat.execute(report => this.take(report));
    let stopTicking = (): void => undefined;
    const tick = (): void => {
      this.tick();
      stopTicking = this.useCases.clock.wakeIn(TICK_MS, tick);
    };
    tick();
    return () => {
      stop();
      stopTicking();
      this.stopWatching();
      this.watched = '';
    };
  }

  /** Pinned ones first, then the one with the newest message. */
  get all(): readonly ChatSession[] {
    return [...this.sessions.values()].sort(inListOrder);
  }

  get shown(): readonly ChatSession[] {
    const words = this.query.trim().toLowerCase();
    return this.all.filter(session => this.passes(session) && (words === '' || searchText(session).includes(words)));
  }

  get unreadChats(): number {
    return this.all.filter(({ unread }) => unread > 0).length;
  }

  byChatSession(chatSessionId: string | undefined): ChatSession | undefined {
    return this.all.find(session => session.chatSessionId === chatSessionId);
  }

  nameOf({ patient }: ChatSession): string {
    return patientName(patient);
  }

  presenceOf({ patient }: ChatSession): PresenceSign {
    const online = this.presence.get(patient.userId);
    if (online === undefined) return 'unknown';
    return online ? 'online' : 'offline';
  }

  unsentIn({ channelId }: ChatSession): number {
    return this.unsent.get(channelId) ?? 0;
  }

  /** Since when the patient waits for an answer, in milliseconds since 1970; undefined when nobody waits. */
  waitingSince({ lastMessage, patient }: ChatSession): number | undefined {
    return lastMessage !== undefined && !lastMessage.deleted && lastMessage.sender === patient.userId ? millisecondsOfTimeId(lastMessage.timeId) : undefined;
  }

  search(query: string): void {
    this.query = query;
  }

  show(filter: ConversationFilter): void {
    this.filter = filter;
  }

  /** The list that the address names has changed; the same one again leaves the person's choice as it is. */
  follow(list: string | undefined): void {
    if (list === this.followed) return;
    this.followed = list;
    if (list === 'pinned') this.filter = 'pinned';
    else if (this.filter === 'pinned') this.filter = 'all';
  }

  showAll(): void {
    this.query = '';
    this.filter = 'all';
  }

  reload(): void {
    this.useCases.reloadChats.execute();
  }

  private passes({ unread, pinned }: ChatSession): boolean {
    return this.filter === 'all' || (this.filter === 'unread' ? unread > 0 : pinned);
  }

  private tick(): void {
    this.now = this.useCases.clock.now();
  }

  private take(report: ChatReport): void {
    if (report.type === 'authorised') this.me = report.uid;
    if (report.type === 'cleared') this.takeSessions('unknown', []);
    if (report.type !== 'news') return;
    const { news } = report;
    if (news.type === 'sessions') this.takeSessions(news.phase, news.sessions);
    if (news.type === 'session') this.takeSessions(this.phase, [...this.sessions.values()], news.session);
    if (news.type === 'unsent') this.unsent = countByChannel(news.entries);
  }

  private takeSessions(phase: SessionsNews['phase'], sessions: readonly ChatSession[], changed?: ChatSession): void {
    this.phase = phase;
    const byChannel = new Map(sessions.map(session => [session.channelId, session]));
    if (changed !== undefined) byChannel.set(changed.channelId, changed);
    this.sessions = byChannel;
    this.watch([...new Set([...byChannel.values()].map(({ patient }) => patient.userId))].sort());
  }

  private watch(userIds: readonly string[]): void {
    const wanted = userIds.join('\n');
    if (wanted === this.watched) return;
    this.watched = wanted;
    this.stopWatching();
    this.presence = new Map();
    this.stopWatching = userIds.length === 0 ? () => undefined : this.useCases.watchPresence.execute(userIds, online => this.showPresence(online));
  }

  private showPresence(online: ReadonlyMap<string, boolean>): void {
    this.presence = online;
  }
}

function inListOrder(a: ChatSession, b: ChatSession): number {
  if (a.pinned !== b.pinned) return a.pinned ? -1 : 1;
  const newestA = a.lastMessage?.timeId ?? 0n;
  const newestB = b.lastMessage?.timeId ?? 0n;
  if (newestA !== newestB) return newestA > newestB ? -1 : 1;
  return patientName(a.patient).localeCompare(patientName(b.patient));
}

const searchText = ({ patient }: ChatSession): string => `${patientName(patient)} ${patient.email}`.toLowerCase();

function countByChannel(entries: readonly OutboxEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { channelId } of entries) counts.set(channelId, (counts.get(channelId) ?? 0) + 1);
  return counts;
}
