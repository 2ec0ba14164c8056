import type { ChatCommands } from '@/application/chat/page/ChatCommands';
import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { ChatBadge, ChatBadges, WatchChatBadges } from '@/application/chat/conversations/WatchChatBadges';
import type { LostChat } from '@/application/chat/conversations/EndedChats';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { repeatEvery } from '../../kit/repeatEvery';
import { SteadyRows } from '../../kit/SteadyRows';

export interface ChatBadgesUseCases {
  readonly watchChatBadges: WatchChatBadges;
  readonly commands: Pick<ChatCommands, 'reloadChats'>;
  readonly clock: Clock;
  /** Called when a chat has ended. The name is undefined if the chat was never listed. */
  readonly onEnded: (chatSessionId: string, patientName: string | undefined) => void;
  /** Called when a chat has left the list and no message said that it ended. */
  readonly onLost: (chat: LostChat) => void;
}

/**
 * The delay before a chat that has left the list is reported as lost, in milliseconds. If the user left it here, the
 * server's answer may come after the list.
 */
const ANSWER_COMES_MS = 1_500;

/** The interval at which waiting times are updated, in milliseconds. */
const TICK_MS = 30_000;

/** The badges of the conversations of both generations, for the screens outside the chat. */
export class ChatBadgesStore {
  phase: ChatBadges['phase'] = 'unknown';
  chats: readonly ChatBadge[] = [];
  /** The current time, in milliseconds since 1970; updated at every tick. */
  now: number;
  readonly steady: SteadyRows;
  private checkAgainNotice: () => void = () => undefined;

  constructor(private readonly useCases: ChatBadgesUseCases) {
    this.now = useCases.clock.now();
    this.steady = new SteadyRows(useCases.clock);
    makeObservable<this, 'apply'>(this, {
      phase: observable,
      chats: observableRef,
      now: observable,
      unread: computed,
      waiting: computed,
      flagged: computed,
      undecided: computed,
      unreadMessages: computed,
      apply: action,
    });
  }

  start(): Unsubscribe {
    const { watchChatBadges, clock, onEnded } = this.useCases;
    const { stop, refresh } = watchChatBadges.execute({
      onMarks: marks => this.apply(marks),
      onEnded: chatSessionId => onEnded(chatSessionId, this.markOf(chatSessionId)?.patientName),
      onLost: chat => this.lose(chat),
    });
    this.checkAgainNotice = refresh;
    refresh();
    const stopTicking = repeatEvery(clock, TICK_MS, refresh);
    const stopSteady = this.steady.start();
    return () => {
      stop();
      stopSteady();
      stopTicking();
      this.checkAgainNotice = () => undefined;
    };
  }

  private lose(chat: LostChat): void {
    const { clock, onLost } = this.useCases;
    clock.wakeIn(ANSWER_COMES_MS, () => {
      if (this.markOf(chat.chatSessionId) === undefined) onLost(chat);
    });
  }

  /** Chats with unread messages: emergencies first, then those that have waited longest. */
  get unread(): readonly ChatBadge[] {
    return this.chats.filter(({ unread }) => unread > 0).sort(mostUrgentFirst);
  }

  get waiting(): readonly ChatBadge[] {
    return this.chats.filter(({ waitingSince }) => waitingSince !== undefined).sort(mostUrgentFirst);
  }

  get flagged(): readonly ChatBadge[] {
    return this.chats.filter(({ highRisk }) => highRisk).sort(mostUrgentFirst);
  }

  /** Chats with messages that are not sent until this user decides about them. */
  get undecided(): readonly ChatBadge[] {
    return this.chats.filter(({ undecided }) => undecided > 0).sort(mostUrgentFirst);
  }

  /** True while the chats of one or both generations are still being loaded. */
  get isPending(): boolean {
    return this.phase === 'unknown' || this.phase === 'loading';
  }

  /**
   * The number of unread messages in all chats; null until they are loaded for the first time, 'unknown' if that
   * failed.
   */
  get unreadMessages(): number | 'unknown' | null {
    const sum = this.chats.reduce((count, { unread }) => count + unread, 0);
    if (sum > 0 || this.phase === 'known') return sum;
    return this.phase === 'failed' || this.phase === 'partial' ? 'unknown' : null;
  }

  markOf(chatSessionId: string | undefined): ChatBadge | undefined {
    return this.chats.find(chat => chat.chatSessionId === chatSessionId);
  }

  /** Updates the badges. Needed for drafts, because typing one emits no update. */
  refresh(): void {
    this.checkAgainNotice();
  }

  reload(): void {
    this.useCases.commands.reloadChats();
  }

  private apply({ phase, chats }: ChatBadges): void {
    this.phase = phase;
    this.chats = chats;
    this.now = this.useCases.clock.now();
  }
}

/** Emergencies come first; within each group, those that have waited longest. */
const mostUrgentFirst = (a: ChatBadge, b: ChatBadge): number =>
  Number(b.emergency !== undefined) - Number(a.emergency !== undefined) ||
  (a.waitingSince ?? Infinity) - (b.waitingSince ?? Infinity);
