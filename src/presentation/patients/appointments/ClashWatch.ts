import { action, makeObservable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type { CheckAppointmentTime } from '@/application/patients/appointments/CheckAppointmentTime';
import type { AssignedList, ListAssignedPatients } from '@/application/patients/list/ListAssignedPatients';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { AppointmentOverlaps, BookedSpan } from '@/domain/patients/appointments/appointmentClash.rule';
import type { PlannedTimes } from '@/domain/patients/appointments/appointmentTimes.rule';
import type { MaybeChecked } from '@/domain/kernel/MaybeChecked';

/** Pause after the last key before the time is checked, in milliseconds. */
const STILL_MS = 400;

/** The age at which a loaded list of patients is no longer reused, in milliseconds. */
const FRESH_MS = 60_000;

export interface ClashSubject {
  readonly patientId: string;
  /** The appointment that is being changed; null for a new one. */
  readonly momentId: string | null;
}

export interface ClashUseCases {
  readonly checkAppointmentTime: Pick<CheckAppointmentTime, 'execute'>;
  readonly listAssignedPatients: Pick<ListAssignedPatients, 'execute'>;
  readonly clock: Pick<Clock, 'now' | 'wakeIn'>;
}

/** Conflicts with the typed time; `checking` while they are loading, undefined while no time is typed. */
export class ClashWatch {
  verdict: AppointmentOverlaps | 'checking' | undefined = undefined;
  private others: Promise<MaybeChecked<readonly BookedSpan[]>> | undefined = undefined;
  private othersAt = -Infinity;
  private looked: { readonly times: PlannedTimes | undefined; readonly subject: ClashSubject } | undefined = undefined;
  private readonly latest = latest();
  private stopWaiting: Unsubscribe = () => undefined;

  constructor(private readonly useCases: ClashUseCases) {
    makeObservable(this, { verdict: observableRef, setTimes: action, again: action });
  }

  start(): Unsubscribe {
    return () => {
      this.latest.cancel();
      this.stopWaiting();
      this.others = undefined;
    };
  }

  /** Checks the same time again, with everything reloaded. */
  again(): void {
    this.others = undefined;
    if (this.looked) this.setTimes(this.looked.times, this.looked.subject);
  }

  setTimes(times: PlannedTimes | undefined, subject: ClashSubject): void {
    const isLatest = this.latest.begin();
    this.looked = { times, subject };
    this.stopWaiting();
    const { start, end } = times ?? { start: null, end: null };
    if (start === null || end === null || (times?.faults.length ?? 0) > 0) {
      this.verdict = undefined;
      return;
    }
    this.verdict = 'checking';
    this.stopWaiting = this.useCases.clock.wakeIn(
      STILL_MS,
      () => void this.check(isLatest, { ...subject, start, end }),
    );
  }

  private async check(
    isLatest: () => boolean,
    time: ClashSubject & { readonly start: number; readonly end: number },
  ): Promise<void> {
    const { patientId, momentId, start, end } = time;
    const verdict = await this.useCases.checkAppointmentTime.execute({
      patientId,
      momentId,
      start,
      end,
      others: await this.knownOthers(),
    });
    if (!isLatest()) return;
    runInAction(() => {
      this.verdict = verdict;
    });
  }

  /** Loaded again after a failure, and after a while. */
  private async knownOthers(): Promise<MaybeChecked<readonly BookedSpan[]>> {
    const now = this.useCases.clock.now();
    if (this.others === undefined || now - this.othersAt > FRESH_MS)
      [this.others, this.othersAt] = [this.loadOthers(), now];
    const asked = this.others;
    const others = await asked;
    if (others === 'couldNotCheck' && this.others === asked) this.others = undefined;
    return others;
  }

  /** The next appointments of all patients; an incomplete list counts as unknown. */
  private loadOthers(): Promise<MaybeChecked<readonly BookedSpan[]>> {
    return new Promise(resolve => {
      this.useCases.listAssignedPatients.execute(list => {
        if (list.status !== 'loading') resolve(list.status === 'complete' ? spansOf(list) : 'couldNotCheck');
      });
    });
  }
}

const spansOf = ({ patients }: AssignedList): readonly BookedSpan[] =>
  patients.flatMap(({ nextAppointment }) => (nextAppointment?.status === 'scheduled' ? [nextAppointment] : []));
