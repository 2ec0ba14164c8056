import type { WaitingChat } from '@/domain/notifications/WaitingChat';
import { messageSound, type MessageSoundVerdict } from '@/domain/notifications/messageSound.rule';
import { requestSound, type RequestSoundVerdict } from '@/domain/notifications/requestSound.rule';
import type { Leadership } from '../chat/ports/Leadership';
import { Listeners } from '../kernel/Listeners';
import type { LiveState } from '../kernel/LiveState';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { AlertVault } from './ports/AlertVault';
import type { Attention } from './ports/Attention';
import type { NotificationSource } from './ports/NotificationSource';
import type { NotificationPage } from './ports/NotificationFeed';
import type { AlertSound, SoundPlayer } from './ports/SoundPlayer';
import type { SoundChoice } from './SoundChoice';

/** The interval at which a muted window checks whether another window has played the sound, in milliseconds. */
export const BLOCKED_CHECK_MS = 2_000;

/** A window whose session has ended offers the lead to the others this often, in milliseconds. */
export const OFFER_LEAD_MS = 5_000;

export interface SoundAlertPorts {
  readonly source: NotificationSource;
  readonly player: SoundPlayer;
  readonly vault: AlertVault;
  readonly attention: Attention;
  readonly leadership: Leadership;
  readonly clock: Clock;
  readonly choice: SoundChoice;
  /** Reports now and on each change whether the session of this window has ended and waits for a new sign-in. */
  readonly watchSessionEnded: (notify: (hasEnded: boolean) => void) => Unsubscribe;
}

interface DueSounds {
  readonly requests: RequestSoundVerdict;
  readonly messages: MessageSoundVerdict | undefined;
}

type ChatsState = LiveState<readonly WaitingChat[]>;

/**
 * Sounds the due alerts in one window of the user. A window whose browser refuses sound passes the lead on; while no
 * window can sound, each reports that sound has to be enabled. A window whose session has ended leads only until
 * another takes over.
 */
export class SoundAlerts {
  private uid: string | undefined;
  private leads = false;
  private resign: Unsubscribe = () => undefined;
  private page: NotificationPage | undefined;
  private chats: { readonly v1: ChatsState; readonly v2: ChatsState } = {
    v1: { status: 'unknown' },
    v2: { status: 'unknown' },
  };
  private blocked = false;
  private sessionEnded = false;
  private cancelOffer: Unsubscribe = () => undefined;
  private cancelCheck: Unsubscribe = () => undefined;
  private busy = false;
  private again = false;
  private readonly listeners = new Listeners<[blocked: boolean]>();

  constructor(private readonly ports: SoundAlertPorts) {}

  /** Once per window. */
  execute(): Unsubscribe {
    const { source, player } = this.ports;
    const stops = [
      source.watchPerson(uid => this.watchPerson(uid)),
      this.ports.watchSessionEnded(hasEnded => this.endSession(hasEnded)),
      source.watchNotifications(state => {
        this.page = 'value' in state ? state.value : undefined;
        this.consider();
      }),
      source.watchChats('v1', v1 => this.applyChats({ ...this.chats, v1 })),
      source.watchChats('v2', v2 => this.applyChats({ ...this.chats, v2 })),
      player.onGesture(() => this.unblock()),
      () => this.watchPerson(undefined),
    ];
    return () => stops.forEach(stop => stop());
  }

  /** Reports now and on each change whether a sound is due that the browser refuses. */
  watchBlocked(notify: (blocked: boolean) => void): Unsubscribe {
    notify(this.blocked);
    return this.listeners.add(notify);
  }

  /** The user asked for sound in this window. */
  unblock(): void {
    if (!this.blocked) return;
    this.setBlocked(false);
    this.campaign();
  }

  /** After a change of the settings. */
  consider(): void {
    if (this.busy) this.again = true;
    else void this.work();
  }

  private applyChats(chats: SoundAlerts['chats']): void {
    this.chats = chats;
    this.consider();
  }

  private watchPerson(uid: string | undefined): void {
    if (uid === this.uid) return;
    this.uid = uid;
    this.setBlocked(false);
    this.stepDown();
    if (uid !== undefined) this.campaign();
  }

  private endSession(hasEnded: boolean): void {
    if (hasEnded === this.sessionEnded) return;
    this.sessionEnded = hasEnded;
    // A window that cannot sound does not lead.
    if (!this.blocked) this.campaign();
  }

  /** Queues behind every window that is already waiting. */
  private campaign(): void {
    this.stepDown();
    if (this.uid === undefined) return;
    this.resign = this.ports.leadership.campaign(`${this.uid}:sounds`, () => {
      this.leads = true;
      if (this.sessionEnded) this.cancelOffer = this.ports.clock.wakeIn(OFFER_LEAD_MS, () => this.campaign());
      this.consider();
    });
  }

  private stepDown(): void {
    this.cancelCheck();
    this.cancelOffer();
    this.leads = false;
    this.resign();
    this.resign = () => undefined;
  }

  private async work(): Promise<void> {
    this.busy = true;
    try {
      do {
        this.again = false;
        await this.soundOnce();
      } while (this.again);
    } finally {
      this.busy = false;
    }
  }

  private async soundOnce(): Promise<void> {
    const { uid } = this;
    if (uid === undefined || !this.leads) return;
    const { requests, messages } = await this.due(uid);
    if (uid !== this.uid) return;
    const requestsSounded = requests.sound !== null && (await this.play(requests.sound));
    // For a user who has signed out during the sound nothing is stored.
    if (uid !== this.uid) return;
    if (requestsSounded)
      this.ports.vault.saveSoundedIds(uid, this.stillListed([...this.ports.vault.soundedIds(uid), ...requests.due]));
    if (messages === undefined) return;
    const isDone = messages.sound === null || (await this.play(messages.sound));
    if (isDone && uid === this.uid) this.ports.vault.saveNotified(uid, messages.notified);
  }

  private async due(uid: string): Promise<DueSounds> {
    const { vault, choice } = this.ports;
    const setting = choice.setting();
    const requests = requestSound({
      notifications: this.page?.notifications ?? [],
      heard: vault.soundedIds(uid),
      setting,
    });
    return { requests, messages: await this.dueMessages(uid, setting) };
  }

  /**
   * Nothing is judged before the V2 chats are known: an incomplete first list would use up the one sound of the first
   * list.
   */
  private async dueMessages(uid: string, setting: string | null): Promise<MessageSoundVerdict | undefined> {
    const { v1, v2 } = this.chats;
    if (!('value' in v2) || v1.status === 'unknown') return undefined;
    const chats = [...('value' in v1 ? v1.value : []), ...v2.value].map(
      ({ chatSessionId, unread, emergency = false }) => ({
        id: chatSessionId,
        unread,
        emergency,
      }),
    );
    const notified = this.ports.vault.notified(uid);
    const without = messageSound({ notified, chats, attended: [], setting });
    // Other windows are asked only when it matters.
    return without.sound !== null
      ? messageSound({ notified, chats, attended: await this.ports.attention.attended(), setting })
      : without;
  }

  private async play(sound: AlertSound): Promise<boolean> {
    if (this.blocked) return false;
    const outcome = await this.ports.player.play(sound, this.ports.choice.recall().volume);
    if (outcome === 'played') return true;
    this.stepDown();
    this.setBlocked(true);
    this.checkLater();
    return false;
  }

  private checkLater(): void {
    this.cancelCheck();
    this.cancelCheck = this.ports.clock.wakeIn(BLOCKED_CHECK_MS, () => void this.check());
  }

  /** When nothing is due any longer, another window has sounded or the user has dealt with it. */
  private async check(): Promise<void> {
    const { uid } = this;
    if (uid === undefined || !this.blocked) return;
    const { requests, messages } = await this.due(uid);
    if (!this.blocked || uid !== this.uid) return;
    if (requests.sound !== null || (messages?.sound ?? null) !== null) this.checkLater();
    else this.unblock();
  }

  private stillListed(ids: readonly string[]): readonly string[] {
    const listed = new Set(this.page?.notifications.map(({ id }) => id));
    return ids.filter(id => listed.has(id));
  }

  private setBlocked(blocked: boolean): void {
    if (blocked === this.blocked) return;
    this.blocked = blocked;
    this.listeners.notify(blocked);
  }
}
