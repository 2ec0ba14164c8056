import type { ChatCommands } from '@/application/chat/page/ChatCommands';
import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { HistoryState } from '@/application/chat/protocol/EngineUpdate';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { FlagCache } from '@/application/access/FlagCache';
import type { ObservedChat } from '@/application/chat/page/ChatState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { channelOnScreen } from '@/domain/chat/conversations/channelOnScreen.rule';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { generationOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { isHeld } from '../messages/isHeld';
import { Announcements } from './announcements/Announcements';
import { estimateRowHeight } from './rows/estimateRowHeight';
import { MessageEdits, type MessageEditsUseCases } from './unsent/MessageEdits';
import { ObservedRows } from './rows/ObservedRows';
import { describeRow } from './rows/TimelineRow';
import type { TimelineGap, TimelineRow } from './rows/TimelineRow';
import { SendGate } from './unsent/SendGate';
import { ReadReceiptReporter } from './unread/ReadReceiptReporter';
import { TimelineEnd } from './scroll/TimelineEnd';
import { TimelineHistory } from './scroll/TimelineHistory';
import { TimelineSeek } from './scroll/TimelineSeek';
import { UnreadMessages } from './unread/UnreadMessages';
import { UnsentActs, type UnsentActsUseCases } from './unsent/UnsentActs';
import { UnsentEntries } from './unsent/UnsentEntries';
import { watchInActions } from '../watchInActions';

export interface ChatTimelineUseCases extends MessageEditsUseCases, UnsentActsUseCases {
  readonly chat: ObservedChat;
  readonly commands: ChatCommands;
  readonly flags: FlagCache;
  readonly clock: Clock;
  /** Prefix of the links to images. */
  readonly imageBase: string;
}

/** The messages of one chat on the screen. Rows are raw data; a row's view observes that row alone. */
export class TimelineStore {
  typing: readonly string[] = [];
  gap: TimelineGap | undefined = undefined;
  replyOn = false;
  dividerOn = true;
  readonly history: TimelineHistory;
  readonly end = new TimelineEnd();
  readonly announcements: Announcements;
  readonly edits: MessageEdits;
  readonly seek: TimelineSeek;
  readonly unread: UnreadMessages;
  readonly seen: ReadReceiptReporter;
  readonly hold: SendGate;
  readonly unsentActs: UnsentActs;
  /** The chat's entry in the list; undefined while it is not listed. */
  private listed: Pick<ChatSession, 'messageCount' | 'asOf' | 'couldNotRead'> | undefined = undefined;
  private readonly unsent = new UnsentEntries();
  private names: ReadonlyMap<string, string> = new Map();
  private readonly shown = new ObservedRows();
  private readonly rows = this.shown.rows;
  private readonly signals = this.shown.signals;
  private isToReopen = false;

  constructor(
    readonly channelId: string,
    private readonly useCases: ChatTimelineUseCases,
  ) {
    this.unsentActs = new UnsentActs(channelId, useCases, timeId => this.rows.get(timeId)?.meta.sent === true);
    this.hold = new SendGate(channelId);
    this.announcements = new Announcements(useCases.clock);
    this.edits = new MessageEdits(channelId, this.rows, useCases, {
      isHeld: message => isHeld(this.entryOf(message)),
      send: message => this.unsentActs.retry(message),
    });
    this.seen = new ReadReceiptReporter(channelId, this.rows, useCases);
    const loadOlder = (): void => useCases.commands.loadOlder(channelId);
    this.history = new TimelineHistory(loadOlder);
    this.seek = new TimelineSeek(
      this.rows,
      () => this.history.state,
      loadOlder,
      timeId => this.signals.rowChanged(timeId),
    );
    this.unread = new UnreadMessages(this.rows, this.seek, timeId => this.signals.rowChanged(timeId));
    makeObservable<this, 'names' | 'listed' | 'applyFlags'>(this, {
      typing: observableRef,
      gap: observableRef,
      replyOn: observable,
      dividerOn: observable,
      listed: observableRef,
      notLoaded: computed,
      names: observableRef,
      isEmpty: computed,
      applyFlags: action,
    });
  }

  start(): Unsubscribe {
    this.applyFlags();
    const unflag = this.useCases.flags.subscribe(() => this.applyFlags());
    const stop = this.watch();
    const unwatch = this.unsentActs.start();
    const close = this.useCases.commands.open(this.channelId);
    return () => {
      close();
      unwatch();
      stop();
      unflag();
      this.announcements.clear();
      this.isToReopen = true;
      this.seen.rest();
    };
  }

  private get generation(): ChatGeneration {
    return generationOf(this.channelId);
  }

  /** Number of rows; observable: it changes when rows come, go or move. */
  get size(): number {
    return this.shown.size;
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

  likelyHeightAt(index: number): number {
    const message = this.rows.at(index);
    return message === undefined ? 0 : estimateRowHeight(this.describe(message, index));
  }

  row(timeId: TimeId): TimelineRow | undefined {
    this.signals.watchRow(timeId);
    const index = this.rows.indexFrom(timeId);
    const message = this.rows.at(index);
    if (message?.timeId !== timeId) return undefined;
    return { ...this.describe(message, index), isTarget: this.seek.target?.timeId === timeId };
  }

  /** The author's name if known; empty for others whose name is not known. */
  nameOf(userId: string): string {
    return this.names.get(userId) ?? '';
  }

  /** The missing messages are newer than all loaded ones. */
  get gapAtEnd(): boolean {
    return this.gap !== undefined && this.indexFrom(this.gap.after + 1n) >= this.size;
  }

  get clock(): ChatTimelineUseCases['clock'] {
    return this.useCases.clock;
  }

  get imageBase(): string {
    return this.useCases.imageBase;
  }

  /** Loads the missing messages at once; without it they are loaded after a pause. */
  loadGap(): void {
    this.useCases.commands.loadGap(this.channelId);
  }

  /** The outbox entry behind an own message or its change. */
  entryOf(message: ChatMessage): OutboxEntry | undefined {
    return this.unsent.entryOf(message);
  }

  /** True if it waits behind a refused message. */
  isBlockedMessage(message: ChatMessage): boolean {
    return this.unsent.isBlockedMessage(message);
  }

  /** The message as it is now, observable; undefined while it is not loaded. */
  messageOf(timeId: TimeId): ChatMessage | undefined {
    return this.shown.messageOf(timeId);
  }

  /**
   * The loaded messages whose text contains the words, oldest first; observable: it changes when messages are added or
   * removed.
   */
  matching(words: string): readonly TimeId[] {
    return this.shown.matching(words);
  }

  /** Number of messages of the chat that are not loaded; undefined when it is not known. */
  get notLoaded(): number | undefined {
    if (this.history.state.reachedStart) return 0;
    if (this.listed === undefined || this.listed.couldNotRead?.includes('messageCount')) return undefined;
    return Math.max(this.listed.messageCount - (this.size && this.rows.indexFrom(this.listed.asOf + 1n)), 0);
  }

  private watch(): Unsubscribe {
    /** Of this chat and no other. Afterwards it may be known from where on messages are unread. */
    const here =
      <U extends { readonly channelId: string }>(apply: (update: U) => void) =>
      (update: U): void => {
        if (!channelOnScreen({ active: this.channelId, answerFor: update.channelId })) return;
        apply(update);
        this.settleUnread();
      };
    return watchInActions(this.useCases.chat, {
      authorised: () => this.edits.resume(),
      drafts: () => this.edits.resume(),
      cleared: () => this.forget(),
      sessions: ({ sessions }) => {
        this.edits.pasted.setPatients(sessions);
        this.listed = sessions.find(({ channelId }) => channelId === this.channelId);
        this.settleUnread();
      },
      sync: update => this.hold.apply(update),
      waitsElsewhere: update => this.hold.apply(update),
      unsent: ({ entries }) => this.applyUnsent(entries),
      opened: here(({ messages }) => this.open(messages)),
      messages: update => {
        if (channelOnScreen({ active: this.channelId, answerFor: update.channelId }))
          this.change(update.changed, update.removed);
      },
      history: here(({ history }) => this.showHistory(history)),
      gap: here(({ gap }) => this.moveGap(gap)),
      participants: here(({ participants }) => {
        if (participants.phase === 'known')
          this.names = new Map(participants.people.map(({ userId, name }) => [userId, name]));
      }),
      typing: here(({ userIds }) => (this.typing = userIds)),
      readUpTo: here(({ own }) => this.unread.applyReadPoint(own, this.listed !== undefined)),
    });
  }

  private open(messages: readonly ChatMessage[]): void {
    if (this.isToReopen) this.unread.reopen();
    this.isToReopen = false;
    this.replace(messages);
  }

  private showHistory(history: HistoryState): void {
    this.history.apply(history);
    this.announcements.applyHistory(history);
    this.settleUnread();
    this.seek.goOn();
  }

  private describe(message: ChatMessage, index: number): Omit<TimelineRow, 'isTarget'> {
    return describeRow(message, {
      before: this.rows.at(index - 1),
      gap: this.gap,
      firstUnread: this.dividerOn ? this.unread.place : undefined,
    });
  }

  private forget(): void {
    this.edits.forget();
    this.replace([]);
    this.announcements.clear();
    this.seek.stop();
    this.gap = undefined;
    this.hold.clear();
    this.unsent.apply([]);
  }

  private applyFlags(): void {
    const { flags } = this.useCases;
    this.replyOn = this.generation === 'v2' && flags.isOn('isV2ChatReplyEnabled');
    this.dividerOn = flags.isOn('isUnreadMessageDividerEnabled');
    this.signals.rowChanged(this.unread.place);
  }

  private applyUnsent(entries: readonly OutboxEntry[]): void {
    const changed = this.unsent.apply(entries.filter(({ channelId }) => channelId === this.channelId));
    if (changed.size > 0) this.signals.rowsChanged(timeId => changed.has(timeId));
  }

  private moveGap(gap: TimelineGap | undefined): void {
    this.gap = gap;
    this.signals.rowsChanged(() => true);
  }

  private replace(messages: readonly ChatMessage[]): void {
    this.shown.replace(messages);
    if (messages.length > 0) this.history.isKnown = true;
  }

  private change(changed: readonly ChatMessage[], removed: readonly TimeId[]): void {
    this.announcements.applyMessages(changed, removed, this.rows, this.gap !== undefined);
    const arrived = this.shown.change(changed, removed);
    if (this.history.isKnown) this.end.arrived(arrived);
  }

  private settleUnread(): void {
    if (this.history.isKnown) this.unread.settle(this.history.state.reachedStart);
  }
}
