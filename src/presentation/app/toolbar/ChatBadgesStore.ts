import type { ChatCommands } from '@/application/chat/client/ChatCommands';
import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { ChatMark, ChatBadges, WatchChatBadges } from '@/application/chat/conversations/WatchChatBadges';
import type { LostChat } from '@/application/chat/conversations/EndedChats';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { repeatEvery } from '../../kit/repeatEvery';
import { SteadyRows } from '../../kit/SteadyRows';

export interface ChatBadgesUseCases {
  readonly watchChatBadges: WatchChatBadges;
  readonly commands: Pick<ChatCommands, 'reloadChats'>;
  readonly clock: Clock;
  /** Runs when a chat has ended; the name is undefined when the chat was never listed. */
  readonly onEnded: (chatSessionId: string, patientName: string | undefined) => void;
  /** Runs when a chat has left the list without a message that it ended. */
  readonly onLost: (chat: LostChat) => void;
}

/** The server's answer to a user who left a chat here may come after the list. */
const ANSWER_COMES_MS = 1_500;

/** How often waiting times are updated, in milliseconds. */
const TICK_MS = 30_000;

/** The needs of the conversations of both generations, for the screens outside the chat. */
export class ChatBadgesStore {
  phase: ChatBadges['phase'] = 'unknown';
  chats: readonly ChatMark[] = [];
  /** Milliseconds since 1970. */
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

  /** Chats with unread messages, emergencies and then those waiting longest first. */
  get unread(): readonly ChatMark[] {
    return this.chats.filter(({ unread }) => unread > 0).sort(mostUrgentFirst);
  }

  get waiting(): readonly ChatMark[] {
    return this.chats.filter(({ waitingSince }) => waitingSince !== undefined).sort(mostUrgentFirst);
  }

  get flagged(): readonly ChatMark[] {
    return this.chats.filter(({ highRisk }) => highRisk).sort(mostUrgentFirst);
  }

  /** Chats with messages of this user that are not sent before they decide. */
  get undecided(): readonly ChatMark[] {
    return this.chats.filter(({ undecided }) => undecided > 0).sort(mostUrgentFirst);
  }

  /** Chats of one generation, or of both, are still on their way. */
  get isPending(): boolean {
    return this.phase === 'unknown' || this.phase === 'loading';
  }

  /** Over all chats; null until they were loaded once, 'unknown' when that failed. */
  get unreadMessages(): number | 'unknown' | null {
    const sum = this.chats.reduce((count, { unread }) => count + unread, 0);
    if (sum > 0 || this.phase === 'known') return sum;
    return this.phase === 'failed' || this.phase === 'partial' ? 'unknown' : null;
  }

  markOf(chatSessionId: string | undefined): ChatMark | undefined {
    return this.chats.find(chat => chat.chatSessionId === chatSessionId);
  }

  /** Typing a draft emits no update. */
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

/** Emergencies first; among them, and among the others, those waiting longest. */
const mostUrgentFirst = (a: ChatMark, b: ChatMark): number =>
  Number(b.emergency !== undefined) - Number(a.emergency !== undefined) ||
  (a.waitingSince ?? Infinity) - (b.waitingSince ?? Infinity);
