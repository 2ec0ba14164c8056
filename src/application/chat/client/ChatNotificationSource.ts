import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { patientName } from '@/domain/chat/conversations/patientName';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { CachedChat } from '@/domain/notifications/CachedChat';
import type { WaitingChat } from '@/domain/notifications/WaitingChat';
import type { NotificationSource } from '../../notifications/ports/NotificationSource';
import type { NotificationPage } from '../../notifications/ports/NotificationFeed';
import type { LiveState } from '../../kernel/LiveState';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatState, ChatUpdate } from './ChatState';
import type { EngineUpdate } from '../protocol/EngineUpdate';

type WatchChats = (state: LiveState<readonly WaitingChat[]>) => void;

/** Notifications and unread chats as the chat engine tells them. */
export class ChatNotificationSource implements NotificationSource {
  constructor(private readonly board: ChatState) {}

  watchPerson(notify: (uid: string | undefined) => void): Unsubscribe {
    notify(this.board.uid);
    return this.board.subscribe(hostUpdate => {
      if (hostUpdate.type === 'authorised') notify(hostUpdate.uid);
      if (hostUpdate.type === 'cleared') notify(undefined);
    });
  }

  watchNotifications(notify: (state: LiveState<NotificationPage>) => void): Unsubscribe {
    notify({ status: 'unknown' });
    return this.board.subscribe(hostUpdate => {
      if (hostUpdate.type === 'notifications') notify(hostUpdate.state);
      if (hostUpdate.type === 'cleared') notify({ status: 'unknown' });
    });
  }

  watchChats(generation: ChatGeneration, notify: WatchChats): Unsubscribe {
    notify({ status: 'unknown' });
    const watches: Readonly<Record<ChatGeneration, (notify: WatchChats) => Unsubscribe>> = {
      v1: listener => this.watchOldChats(listener),
      v2: listener => this.watchNewChats(listener),
    };
    return watches[generation](notify);
  }

  private watchOldChats(notify: WatchChats): Unsubscribe {
    return this.board.subscribe(hostUpdate => {
      if (hostUpdate.type === 'cachedChats') notify(mapState(hostUpdate.state, chats => chats.map(fromCache)));
      if (hostUpdate.type === 'cleared') notify({ status: 'unknown' });
    });
  }

  private watchNewChats(notify: WatchChats): Unsubscribe {
    const list = new SessionList();
    return this.board.subscribe(hostUpdate => {
      if (list.take(hostUpdate)) notify(list.state());
    });
  }
}

/** The V2 chats of the engine, put together from the whole list and single changes. */
class SessionList {
  private phase: Extract<EngineUpdate, { type: 'sessions' }>['phase'] = 'unknown';
  private isLive = true;
  private sessions = new Map<string, ChatSession>();

  /** Says whether the report changed anything. */
  take(hostUpdate: ChatUpdate): boolean {
    if (hostUpdate.type === 'cleared') this.replace('unknown', []);
    else if (hostUpdate.type !== 'update') return false;
    else if (hostUpdate.update.type === 'sessions') this.replace(hostUpdate.update.phase, hostUpdate.update.sessions);
    else if (hostUpdate.update.type === 'session')
      this.sessions.set(hostUpdate.update.session.channelId, hostUpdate.update.session);
    else if (hostUpdate.update.type === 'sync')
      this.isLive = hostUpdate.update.sync.phase === 'live' || hostUpdate.update.delayed?.includes('v2') === false;
    else return false;
    return true;
  }

  state(): LiveState<readonly WaitingChat[]> {
    const value = [...this.sessions.values()].filter(({ pubNub }) => pubNub).map(fromSession);
    if (this.phase === 'known') return { status: this.isLive ? 'live' : 'delayed', value };
    if (value.length > 0) return { status: 'delayed', value };
    return { status: this.phase === 'failed' ? 'failed' : 'unknown' };
  }

  private replace(phase: Extract<EngineUpdate, { type: 'sessions' }>['phase'], sessions: readonly ChatSession[]): void {
    this.phase = phase;
    this.sessions = new Map(sessions.map(session => [session.channelId, session]));
  }
}

function mapState<A, B>(state: LiveState<A>, map: (value: A) => B): LiveState<B> {
  return 'value' in state ? { status: state.status, value: map(state.value) } : state;
}

const fromSession = ({ chatSessionId, patient, unread }: ChatSession): WaitingChat => ({
  chatSessionId,
  generation: 'v2',
  patient: patientName(patient),
  unread,
});

const fromCache = ({ chatSessionId, patient, unread }: CachedChat): WaitingChat => ({
  chatSessionId,
  generation: 'v1',
  patient: patient.name || patient.email,
  unread,
});
