import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { ChatReport } from '@/application/chat/ChatBoard';
import type { EngineNews } from '@/application/chat/core/EngineNews';
import type { HistoryState } from '@/application/chat/core/EngineState';
import type { DeleteMessage } from '@/application/chat/DeleteMessage';
import type { DiscardUnsent } from '@/application/chat/DiscardUnsent';
import type { EditMessage } from '@/application/chat/EditMessage';
import type { LoadOlderMessages } from '@/application/chat/LoadOlderMessages';
import type { ObserveChat } from '@/application/chat/ObserveChat';
import type { OpenChat } from '@/application/chat/OpenChat';
import type { RetryUnsent } from '@/application/chat/RetryUnsent';
import type { SendMessageFailure } from '@/application/chat/SendMessage';
import type { TellFocus } from '@/application/chat/TellFocus';
import type { TellSeen } from '@/application/chat/TellSeen';
import type { Stop } from '@/application/shared/Stop';
import type { ChatMessage } from '@/domain/chat/ChatMessage';
import { readReceipt } from '@/domain/chat/readReceipt.rule';
import { millisecondsOfTimeId, type TimeId } from '@/domain/chat/TimeId';
import { RowSignals } from './RowSignals';
import { sameDay } from './sameDay';
import type { TimelineRow } from './TimelineRow';
import { TimelineRows } from './TimelineRows';
import { UnreadDivider } from './UnreadDivider';

export interface TimelineUseCases {
  readonly observeChat: ObserveChat;
  readonly openChat: OpenChat;
  readonly editMessage: EditMessage;
  readonly deleteMessage: DeleteMessage;
  readonly retryUnsent: RetryUnsent;
  readonly discardUnsent: DiscardUnsent;
  readonly loadOlderMessages: LoadOlderMessages;
  readonly tellFocus: TellFocus;
  readonly tellSeen: TellSeen;
}

interface Editing {
  readonly timeId: TimeId;
  readonly draft: string;
  readonly failure?: SendMessageFailure;
}

/** A run of one author ends after this many milliseconds of silence. */
const RUN_PAUSE_MS = 5 * 60_000;
/** New messages that are still read out; older ones are dropped from the live region. */
const ANNOUNCED = 3;

const noHistory: HistoryState = { phase: 'none', reachedStart: false, attempt: 0 };

/** The messages of one chat on the screen. Rows are raw data; a row's view observes that row alone. */
export class TimelineStore {
  phase: 'loading' | 'known' = 'loading';
  history: HistoryState = noHistory;
  typing: readonly string[] = [];
  newBelow = 0;
  /** The newest message is on the screen. */
  atEnd = true;
  /** Messages of others that arrived while the chat was open, newest last: to be read out once. */
  announced: readonly ChatMessage[] = [];
  editing: Editing | undefined = undefined;
  deleting: TimeId | undefined = undefined;
  private names: ReadonlyMap<string, string> = new Map();
  private readonly rows = new TimelineRows();
  private readonly signals = new RowSignals();
  private readonly divider = new UnreadDivider();
  private patientReadUpTo: TimeId | undefined;
  private ownReadUpTo: TimeId | undefined;
  private sessionListed = false;
  private attentive = false;
  private inView: readonly TimeId[] = [];
  private seen = new Set<TimeId>();

  constructor(
    readonly channelId: string,
    private readonly useCases: TimelineUseCases,
  ) {
    makeObservable<this, 'names' | 'take'>(this, {
      phase: observable,
      history: observableRef,
      typing: observableRef,
      newBelow: observable,
      atEnd: observable,
      announced: observableRef,
      editing: observableRef,
      deleting: observable,
      names: observableRef,
      isEmpty: computed,
      take: action,
      reachedEnd: action,
      edit: action,
      editLast: action,
      changeEdit: action,
      saveEdit: action,
      cancelEdit: action,
      askToDelete: action,
      confirmDelete: action,
      cancelDelete: action,
    });
  }

  start(): Stop {
    const stop = this.useCases.observeChat.execute(report => this.take(report));
    const close = this.useCases.openChat.execute(this.channelId);
    return () => {
      close();
      stop();
    };
  }

  /** Number of rows; whoever asks is told when rows come, go or move. */
  get size(): number {
    this.signals.observeStructure();
    return this.rows.size;
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  idAt(index: number): TimeId | undefined {
    return this.rows.at(index)?.timeId;
  }

  indexFrom(timeId: TimeId): number {
    return this.rows.indexFrom(timeId);
  }

  row(timeId: TimeId): TimelineRow | undefined {
    this.signals.observeRow(timeId);
    const index = this.rows.indexFrom(timeId);
    const message = this.rows.at(index);
    if (message?.timeId !== timeId) return undefined;
    const before = this.rows.at(index - 1);
    const startsDay = before === undefined || !sameDay(before.timeId, timeId);
    const startsUnread = this.divider.place === timeId;
    return {
      message,
      startsDay,
      startsUnread,
      startsRun: startsDay || startsUnread || before.uuid !== message.uuid || pauseBetween(before, message) > RUN_PAUSE_MS,
      hasBeenRead: this.isRead(message, this.patientReadUpTo),
    };
  }

  /** The author's name as far as it is known; empty for others whose name is not. */
  nameOf(userId: string): string {
    return this.names.get(userId) ?? '';
  }

  /** Asks for older messages, unless they are on their way or there are none. */
  reachedTop(): void {
    if (this.history.phase === 'idle' && !this.history.reachedStart) this.useCases.loadOlderMessages.execute(this.channelId);
  }

  reachedEnd(atEnd: boolean): void {
    this.atEnd = atEnd;
    if (atEnd) this.newBelow = 0;
  }

  /** Which messages are on the screen right now; counted as seen only while somebody can look at them. */
  showing(inView: readonly TimeId[]): void {
    this.inView = inView;
    this.tellSeen();
  }

  attend(focused: boolean, visible: boolean): void {
    this.attentive = focused && visible;
    this.useCases.tellFocus.execute(focused, visible);
    this.tellSeen();
  }

  retry(): void {
    this.useCases.retryUnsent.execute(this.channelId);
  }

  discard(message: ChatMessage): void {
    if (message.outboxId !== undefined) this.useCases.discardUnsent.execute(message.outboxId);
  }

  edit(timeId: TimeId): void {
    const message = this.rows.get(timeId);
    if (message !== undefined && isEditable(message)) this.editing = { timeId, draft: message.text };
  }

  /** Edits the newest own message; false when there is none, or when it is not confirmed yet: an older one is not what was meant. */
  editLast(): boolean {
    for (let index = this.rows.size - 1; index >= 0; index -= 1) {
      const message = this.rows.at(index);
      if (message === undefined || message.meta.owner !== 'You' || message.deleted) continue;
      this.edit(message.timeId);
      return isEditable(message);
    }
    return false;
  }

  changeEdit(draft: string): void {
    if (this.editing !== undefined) this.editing = { timeId: this.editing.timeId, draft };
  }

  saveEdit(): void {
    if (this.editing === undefined) return;
    const { timeId, draft } = this.editing;
    if (this.rows.get(timeId)?.text === draft) return this.cancelEdit();
    const saved = this.useCases.editMessage.execute({ channelId: this.channelId, timeId, draft });
    this.editing = saved.ok ? undefined : { timeId, draft, failure: saved.failure };
  }

  cancelEdit(): void {
    this.editing = undefined;
  }

  askToDelete(timeId: TimeId): void {
    this.deleting = timeId;
  }

  confirmDelete(): void {
    if (this.deleting !== undefined) this.useCases.deleteMessage.execute(this.channelId, this.deleting);
    this.deleting = undefined;
  }

  cancelDelete(): void {
    this.deleting = undefined;
  }

  private take(report: ChatReport): void {
    if (report.type === 'cleared') this.replace([]);
    if (report.type !== 'news') return;
    const { news } = report;
    if (news.type === 'sessions') this.sessionListed = news.sessions.some(({ channelId }) => channelId === this.channelId);
    else if ('channelId' in news && news.channelId === this.channelId) this.takeNews(news);
    else return;
    if (news.type !== 'messages') this.settleDivider();
  }

  private takeNews(news: EngineNews): void {
    switch (news.type) {
      case 'opened':
        return this.replace(news.messages);
      case 'messages':
        return this.change(news.changed, news.removed);
      case 'history':
        this.history = news.history;
        if (news.history.phase === 'idle' || news.history.reachedStart) this.phase = 'known';
        return;
      case 'participants':
        if (news.participants.phase === 'known') this.names = new Map(news.participants.people.map(({ userId, name }) => [userId, name]));
        return;
      case 'typing':
        this.typing = news.userIds;
        return;
      case 'readUpTo':
        this.ownReadUpTo ??= news.own;
        return this.moveReceipts(news.patient);
      default:
        return;
    }
  }

  private replace(messages: readonly ChatMessage[]): void {
    this.rows.replace(messages);
    if (messages.length > 0) this.phase = 'known';
    this.signals.structureChanged();
    this.signals.rowsChanged(() => true);
  }

  private change(changed: readonly ChatMessage[], removed: readonly TimeId[]): void {
    const oldest = this.rows.at(0)?.timeId;
    const newest = this.rows.newest?.timeId;
    let moved = changed.length > 1 && this.rows.prepend(changed);
    if (moved) this.signals.rowChanged(oldest);
    else for (const message of changed) moved = this.put(message, newest) || moved;
    for (const timeId of removed) moved = this.remove(timeId) || moved;
    if (moved) this.signals.structureChanged();
  }

  private put(message: ChatMessage, newest: TimeId | undefined): boolean {
    const isNew = this.rows.put(message);
    this.signals.rowChanged(message.timeId);
    if (!isNew) return false;
    this.signals.rowChanged(this.rows.at(this.rows.indexFrom(message.timeId) + 1)?.timeId);
    if (this.phase === 'known' && (newest === undefined || message.timeId > newest)) this.arrived(message);
    return true;
  }

  private remove(timeId: TimeId): boolean {
    if (!this.rows.remove(timeId)) return false;
    this.signals.rowChanged(timeId);
    this.signals.rowChanged(this.rows.at(this.rows.indexFrom(timeId))?.timeId);
    return true;
  }

  /** A message of somebody else that is newer than all that was there. */
  private arrived(message: ChatMessage): void {
    if (message.meta.owner === 'You' || message.deleted) return;
    this.announced = [...this.announced, message].slice(-ANNOUNCED);
    if (!this.atEnd) this.newBelow += 1;
  }

  private settleDivider(): void {
    if (this.phase !== 'known' || !this.sessionListed) return;
    if (this.divider.settle(this.rows, this.ownReadUpTo ?? 0n, this.history.reachedStart)) this.signals.rowChanged(this.divider.place);
  }

  private moveReceipts(patientReadUpTo: TimeId | undefined): void {
    const before = this.patientReadUpTo;
    this.patientReadUpTo = patientReadUpTo;
    this.signals.rowsChanged(timeId => {
      const message = this.rows.get(timeId);
      return message !== undefined && this.isRead(message, before) !== this.isRead(message, patientReadUpTo);
    });
  }

  private isRead({ timeId, meta }: ChatMessage, patientReadUpTo: TimeId | undefined): boolean {
    return readReceipt({ isOwn: meta.owner === 'You', timeId, ...(patientReadUpTo !== undefined && { patientReadUpTo }) });
  }

  private tellSeen(): void {
    if (!this.attentive) return;
    const fresh = this.inView.filter(timeId => !this.seen.has(timeId) && this.rows.get(timeId)?.meta.owner !== 'You');
    if (fresh.length === 0) return;
    for (const timeId of fresh) this.seen.add(timeId);
    this.useCases.tellSeen.execute(this.channelId, fresh);
  }
}

/** What the backend does not have yet cannot be changed there. */
const isEditable = ({ meta }: ChatMessage): boolean => !meta.readOnly && meta.sent;

function pauseBetween(before: ChatMessage, after: ChatMessage): number {
  return millisecondsOfTimeId(after.timeId) - millisecondsOfTimeId(before.timeId);
}
