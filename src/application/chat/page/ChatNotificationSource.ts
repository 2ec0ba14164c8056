import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { patientName } from '@/domain/kernel/patientName';
import { emergencySign } from '@/domain/chat/requests/AcceptedRequest';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { CachedChat } from '@/domain/notifications/CachedChat';
import type { WaitingChat } from '@/domain/notifications/WaitingChat';
import type { NotificationSource } from '../../notifications/ports/NotificationSource';
import type { NotificationPage } from '../../notifications/ports/NotificationFeed';
import type { KnownPatients } from '../../kernel/KnownPatients';
import type { LiveState } from '../../kernel/LiveState';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatState } from './ChatState';

type WatchChats = (state: LiveState<readonly WaitingChat[]>) => void;

/** Notifications and unread chats, from the updates of the chat engine. */
export class ChatNotificationSource implements NotificationSource {
  constructor(
    private readonly chatState: ChatState,
    private readonly known: Pick<KnownPatients, 'nameOf' | 'watch'>,
  ) {}

  watchPerson(notify: (uid: string | undefined) => void): Unsubscribe {
    notify(this.chatState.uid);
    return this.chatState.watch({ authorised: ({ uid }) => notify(uid), cleared: () => notify(undefined) });
  }

  watchNotifications(notify: (state: LiveState<NotificationPage>) => void): Unsubscribe {
    let last: LiveState<NotificationPage> = { status: 'unknown' };
    let shown: LiveState<NotificationPage>;
    const apply = (state: typeof last): void => {
      [last, shown] = [state, this.named(state)];
      notify(shown);
    };
    apply(last);
    const stops = [
      this.chatState.watch({
        notifications: ({ state }) => apply(state),
        cleared: () => apply({ status: 'unknown' }),
      }),
      this.known.watch(() => {
        // Each notice reloads requests, so it is sent only on a change.
        if (namesIn(this.named(last)) !== namesIn(shown)) apply(last);
      }),
    ];
    return () => stops.forEach(stop => stop());
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
    let last: LiveState<readonly CachedChat[]> = { status: 'unknown' };
    const apply = (state: typeof last): void => {
      last = state;
      notify(mapState(state, chats => chats.map(chat => this.fromCache(chat))));
    };
    return this.chatState.watch({
      cachedChats: ({ state }) => apply(state),
      sessions: () => {
        if ('value' in last) apply(last);
      },
      cleared: () => apply({ status: 'unknown' }),
    });
  }

  /** Patients on a list of the user are named as in the list, which distinguishes namesakes. */
  private named(state: LiveState<NotificationPage>): LiveState<NotificationPage> {
    return mapState(state, page => ({
      ...page,
      notifications: page.notifications.map(notification => ({
        ...notification,
        patient: this.known.nameOf(notification.patientId ?? '') ?? notification.patient,
      })),
    }));
  }

  private fromCache({ chatSessionId, patient, unread }: CachedChat): WaitingChat {
    const session = [...this.chatState.sessions.values()].find(one => one.chatSessionId === chatSessionId);
    const name = session === undefined ? patient.name || patient.email : patientName(session.patient);
    return { chatSessionId, generation: 'v1', patient: name, unread };
  }

  /** Watches the listed V2 chats. They are stale while the list cannot be loaded or the V2 feed is delayed. */
  private watchNewChats(notify: WatchChats): Unsubscribe {
    const { chatState } = this;
    let isLive = true;
    const refresh = (): void => {
      const value = [...chatState.sessions.values()].filter(({ generation }) => generation === 'v2').map(fromSession);
      if (chatState.sessionsPhase === 'known') notify({ status: isLive ? 'live' : 'delayed', value });
      else if (value.length > 0) notify({ status: 'delayed', value });
      else notify({ status: ['failed', 'partial'].includes(chatState.sessionsPhase) ? 'failed' : 'unknown' });
    };
    return chatState.watch({
      cleared: refresh,
      sessions: refresh,
      session: refresh,
      sync: ({ sync, delayed }) => {
        isLive = sync.phase === 'live' || delayed?.includes('v2') === false;
        refresh();
      },
    });
  }
}

function mapState<A, B>(state: LiveState<A>, map: (value: A) => B): LiveState<B> {
  return 'value' in state ? { status: state.status, value: map(state.value) } : state;
}

const namesIn = (state: LiveState<NotificationPage>): string =>
  'value' in state ? state.value.notifications.map(({ patient }) => patient).join('\n') : '';

const fromSession = ({ chatSessionId, patient, unread, acceptedRequest }: ChatSession): WaitingChat => ({
  chatSessionId,
  generation: 'v2',
  patient: patientName(patient),
  unread,
  ...(emergencySign(acceptedRequest) !== undefined && { emergency: true }),
});
