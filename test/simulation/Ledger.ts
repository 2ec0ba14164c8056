import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { SimulatedBackend } from './SimulatedBackend';
import type { SimulatedEngine } from './SimulatedEngine';
import type { SimulatedWindow } from './SimulatedWindow';

/** One deliberate act of a user, as the user remembers it. */
export interface Act {
  readonly text: string;
  readonly uid: string;
  readonly channelId: string;
  readonly kind: 'message' | 'edit' | 'delete';
  readonly window: SimulatedWindow;
  /** The sign-in during which it was pressed. The order is guaranteed within a sign-in. */
  readonly life: number;
  entry?: OutboxEntry;
  isOnDisk: boolean;
  /** The device did not save it when it was pressed. The leader may not have known it in time to keep the order. */
  wasUnsaved: boolean;
  /** The device's disk has corrupted it. */
  isSpoiled: boolean;
  /** It was corrupted at some time. The leader may not have known it in time to keep the order. */
  wasSpoiled: boolean;
  /** Only the memory of a window held it, and that window is gone. */
  isForgiven: boolean;
  isDiscarded: boolean;
  readonly shownIn: Set<SimulatedWindow>;
}

/** The truth about the users: what they pressed and what they have seen. The engine has no access to it. */
export class Ledger {
  readonly acts: Act[] = [];
  readonly violations = new Map<string, string>();
  private readonly byText = new Map<string, Act>();
  private readonly byEntry = new Map<string, Act>();
  /** Edits of pending messages, by the entry that they replaced and their own id. */
  private readonly rewordings = new Map<string, Act>();
  private readonly seen = new Map<string, Set<TimeId>>();
  private awaiting: Act | undefined;

  constructor(private readonly backend: () => SimulatedBackend) {}

  violate(kind: string, detail: string): void {
    if (!this.violations.has(kind)) this.violations.set(kind, detail);
  }

  /** The user presses Send (or confirms an edit or a deletion). */
  press(window: SimulatedWindow, act: Pick<Act, 'text' | 'channelId' | 'kind'>, press: () => void): void {
    const { uid } = window;
    if (uid === undefined) return;
    const pressed: Act = {
      ...act,
      uid,
      window,
      life: window.life,
      isOnDisk: false,
      wasUnsaved: false,
      isSpoiled: false,
      wasSpoiled: false,
      isForgiven: false,
      isDiscarded: false,
      shownIn: new Set(),
    };
    this.acts.push(pressed);
    if (act.text !== '') this.byText.set(act.text, pressed);
    this.awaiting = pressed;
    press();
    this.awaiting = undefined;
    if (pressed.entry === undefined) this.violate('lost', `${act.text}: pressed and not kept`);
  }

  /** The engine requests to save what was pressed. */
  pressed(entry: OutboxEntry): void {
    if (this.awaiting === undefined) return;
    this.awaiting.entry = entry;
    if (entry.revisedTs === undefined) this.byEntry.set(entry.id, this.awaiting);
    else this.rewordings.set(revisionOf(entry), this.awaiting);
    // It was discarded in another window before this one was notified.
    if (this.byEntry.get(entry.id)?.isDiscarded === true) this.awaiting.isDiscarded = true;
  }

  keptOnDisk(entry: OutboxEntry): void {
    for (const act of this.actsOf(entry)) {
      act.isOnDisk = true;
      act.isSpoiled = false;
    }
  }

  notTaken(entry: OutboxEntry): void {
    for (const act of this.actsOf(entry)) act.wasUnsaved = true;
  }

  /**
   * The disk has not answered for a minute. Of the entries that other windows have stored there, only those that this
   * window knows are sent.
   */
  sendsBlindly(uid: string): void {
    for (const act of this.acts) if (act.uid === uid) act.wasUnsaved = true;
  }

  /** Text that no window shows is lost unavoidably. Text that a window shows must not be lost. */
  spoiledOnDisk(entry: OutboxEntry): void {
    const isGone = (this.actOf(entry.id)?.shownIn.size ?? 0) === 0;
    for (const act of this.actsOf(entry)) {
      act.isOnDisk = false;
      act.isSpoiled = true;
      act.wasSpoiled = true;
      act.isForgiven = act.isForgiven || isGone;
    }
  }

  shown(window: SimulatedWindow, entry: OutboxEntry): void {
    for (const act of this.actsOf(entry)) act.shownIn.add(window);
  }

  /** A window sends a message. It must not use a text that its author had replaced in this window before. */
  posts({ window, state }: SimulatedEngine, entry: OutboxEntry): void {
    const known = [...state.outbox.values()].flatMap(line => line.entries).find(({ id }) => id === entry.id);
    if (known !== undefined && known.text !== entry.text)
      this.violate('old-wording', `${window.name} posts ${entry.text} after ${known.text}`);
  }

  discarded(entryId: string): void {
    for (const wording of this.acts)
      if (editIdOf(wording) === entryId || wording.entry?.id === entryId) wording.isDiscarded = true;
    const act = this.actOf(entryId);
    if (act?.kind !== 'message') return;
    for (const change of this.acts)
      if (change.entry?.timeId === act.entry?.timeId && change.channelId === act.channelId) change.isDiscarded = true;
  }

  /** The content of this window's memory is lost. */
  memoryLost(window: SimulatedWindow): void {
    for (const act of this.acts) {
      const wasShown = act.shownIn.delete(window);
      // The replacement of a text may be in no other window yet when the leader has settled the old one.
      const isRewording = act.entry?.revisedTs !== undefined;
      if (act.window === window && (isRewording || (!act.isOnDisk && !act.isSpoiled))) act.isForgiven = true;
      if (act.isSpoiled && wasShown && act.shownIn.size === 0) act.isForgiven = true;
    }
  }

  saw(uid: string, channelId: string, timeIds: readonly TimeId[]): void {
    const seen = this.seenBy(uid, channelId);
    for (const timeId of timeIds) seen.add(timeId);
  }

  seenBy(uid: string, channelId: string): Set<TimeId> {
    const key = `${uid}|${channelId}`;
    const seen = this.seen.get(key) ?? new Set<TimeId>();
    this.seen.set(key, seen);
    return seen;
  }

  /**
   * A window marks messages as read. Everything that arrived up to the message must have been seen, except what was
   * still on its way.
   */
  claimed({ window, state }: SimulatedEngine, channelId: string, timeId: TimeId): void {
    const { uid } = window;
    const room = this.backend().rooms.get(channelId);
    if (uid === undefined || room === undefined) return;
    if (!window.isFocused) this.violate('read-claimed-unseen', `${window.name} claims ${channelId} without focus`);
    const seen = this.seenBy(uid, channelId);
    const timeline = state.channels.get(channelId)?.timeline;
    const claimed = room.messages.get(timeId)?.seq ?? 0n;
    for (const message of room.unread(uid)) {
      if (message.seq > claimed || seen.has(message.timeId)) continue;
      const known = message.seq <= (state.checkpoint ?? 0n) || timeline?.get(message.timeId)?.sent !== undefined;
      if (known)
        this.violate(
          'read-claimed-unseen',
          `${window.name} claims ${channelId} up to ${timeId.toString()} over ${message.text}`,
        );
    }
  }

  actOfText(text: string): Act | undefined {
    return this.byText.get(text);
  }

  actOf(entryId: string): Act | undefined {
    return this.byEntry.get(entryId);
  }

  /** Returns the acts of the original text and of its current one. */
  private actsOf(entry: OutboxEntry): Act[] {
    return [this.byEntry.get(entry.id), this.rewordings.get(revisionOf(entry))].filter(act => act !== undefined);
  }
}

/** The id of the edit that follows when the old text was sent. */
const editIdOf = ({ uid, channelId, entry }: Act): string => `${uid}:${channelId}:${String(entry?.revisedTs)}`;

const revisionOf = ({ id, revisedTs }: OutboxEntry): string => `${id}|${String(revisedTs)}`;
