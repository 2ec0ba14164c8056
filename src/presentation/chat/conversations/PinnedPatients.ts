import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { PinGateway } from '@/application/chat/ports/PinGateway';
import type { SetPin } from '@/application/chat/conversations/SetPin';
import { latest } from '@/application/kernel/latest';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { arrivalOfLast, type ChatSession } from '@/domain/chat/conversations/ChatSession';
import { patientName } from '@/domain/kernel/patientName';

export interface PinnedPatientsUseCases {
  readonly pins: Pick<PinGateway, 'pinned'>;
  readonly setPin: SetPin;
  readonly clock: Clock;
}

export interface PinNotice {
  readonly email: string;
  readonly outcome: 'pinned' | 'unpinned' | 'failed';
}

/** The time for which a notice stays, in milliseconds: the default of the snackbars (D2 §2). */
const NOTICE_MS = 5_000;

/** The pinned patients, in the order in which they were pinned. */
export class PinnedPatients {
  /** Undefined until it is loaded. The list of chats tells only which patients are pinned. */
  order: readonly string[] | undefined = undefined;
  /** Number of pins that could not be read. Their place in the order is not known. */
  unreadable = 0;
  notice: PinNotice | undefined = undefined;
  /** The patient whose pin is being changed. */
  changing: string | undefined = undefined;
  /** Patients unpinned since the list was loaded. The list of chats is older than these changes. */
  private readonly unpinned = new Set<string>();
  private readonly latest = latest();
  /** Incremented when a user signs out, so that the next one gets no notice of their acts. */
  private person = 0;
  private stopNotice: Unsubscribe = () => undefined;

  constructor(private readonly useCases: PinnedPatientsUseCases) {
    makeObservable<this, 'notify'>(this, {
      order: observableRef,
      unreadable: observable,
      notice: observableRef,
      changing: observable,
      change: action,
      forget: action,
      notify: action,
    });
  }

  isPinned({ patient, pinned }: ChatSession): boolean {
    if (this.order?.includes(patient.id) === true) return true;
    // A pin that could not be read is still marked in the list of chats.
    return pinned && (this.order === undefined || (this.unreadable > 0 && !this.unpinned.has(patient.id)));
  }

  /** Position in the pinned list, from 0; patients missing from it come last. */
  private placeOf({ patient }: ChatSession): number {
    const place = this.order?.indexOf(patient.id) ?? -1;
    return place === -1 ? Number.MAX_SAFE_INTEGER : place;
  }

  /** Pinned chats first, the one pinned last in front; then the chat with the newest message. */
  arrange(sessions: readonly ChatSession[]): readonly ChatSession[] {
    const known = sessions.map(session => {
      const pinned = this.isPinned(session);
      return pinned === session.pinned ? session : { ...session, pinned };
    });
    return known.sort((a, b) => (a.pinned && b.pinned ? this.placeOf(a) - this.placeOf(b) : 0) || compare(a, b));
  }

  /** An answer is dropped when another request or a change was made since. */
  async load(): Promise<void> {
    const isLatest = this.latest.begin();
    const listed = await this.useCases.pins.pinned();
    if (!listed.ok || !isLatest()) return;
    runInAction(() => {
      this.order = listed.value.items;
      this.unreadable = listed.value.unreadable;
      this.unpinned.clear();
    });
  }

  /** Ignores a second change while one is in progress. Rows move only after the server has confirmed the change. */
  async change(session: ChatSession, pinnedNow: readonly string[]): Promise<void> {
    if (this.changing !== undefined) return;
    const { patient } = session;
    const act = this.isPinned(session) ? 'unpin' : 'pin';
    this.changing = patient.id;
    this.latest.cancel();
    const { person } = this;
    const done = await this.useCases.setPin.execute({ pinned: this.order ?? pinnedNow, act, patientId: patient.id });
    if (person !== this.person) return;
    if (done.ok) this.latest.cancel();
    runInAction(() => {
      this.changing = undefined;
      if (done.ok) this.order = done.value;
      if (done.ok && act === 'unpin') this.unpinned.add(patient.id);
      this.notify({ email: patient.email, outcome: done.ok ? `${act}ned` : 'failed' });
    });
  }

  forget(): void {
    this.latest.cancel();
    this.person += 1;
    this.order = undefined;
    this.unreadable = 0;
    this.unpinned.clear();
    this.changing = undefined;
    this.notify(undefined);
  }

  private notify(notice: PinNotice | undefined): void {
    this.stopNotice();
    this.notice = notice;
    if (notice !== undefined) this.stopNotice = this.useCases.clock.wakeIn(NOTICE_MS, () => this.notify(undefined));
  }
}

function compare(a: ChatSession, b: ChatSession): number {
  if (a.pinned !== b.pinned) return a.pinned ? -1 : 1;
  const newestA = arrivalOfLast(a) ?? 0n;
  const newestB = arrivalOfLast(b) ?? 0n;
  if (newestA !== newestB) return newestA > newestB ? -1 : 1;
  return patientName(a.patient).localeCompare(patientName(b.patient));
}
