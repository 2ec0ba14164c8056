import { action, makeObservable, observableRef, runInAction } from 'mobx';
import type { CheckAppointmentTime } from '@/application/patients/CheckAppointmentTime';
import type { AssignedList, ListAssignedPatients } from '@/application/patients/ListAssignedPatients';
import type { Clock } from '@/application/shared/ports/Clock';
import type { Stop } from '@/application/shared/Stop';
import type { AppointmentClash, BookedSpan } from '@/domain/patients/appointmentClash.rule';
import type { AppointmentTimes } from '@/domain/patients/appointmentTimes.rule';
import type { Checked } from '@/domain/patients/Checked';

/** How long nothing has to be typed until it is looked up, in milliseconds. */
const STILL_MS = 400;

export interface ClashUseCases {
  readonly checkAppointmentTime: Pick<CheckAppointmentTime, 'execute'>;
  readonly listAssignedPatients: Pick<ListAssignedPatients, 'execute'>;
  readonly clock: Pick<Clock, 'wakeIn'>;
}

/** What stands against the time that is typed; `checking` while nobody knows, undefined where there is no time yet. */
export class ClashWatch {
  verdict: AppointmentClash | 'checking' | undefined = undefined;
  private others: Promise<Checked<readonly BookedSpan[]>> | undefined = undefined;
  private round = 0;
  private stopWaiting: Stop = () => undefined;

  constructor(private readonly useCases: ClashUseCases) {
    makeObservable(this, { verdict: observableRef, look: action });
  }

  start(): Stop {
    return () => {
      this.round += 1;
      this.stopWaiting();
      this.others = undefined;
    };
  }

  look(times: AppointmentTimes | undefined, subject: { readonly patientId: string; readonly momentId: string | null }): void {
    const round = ++this.round;
    this.stopWaiting();
    const { start, end } = times ?? { start: null, end: null };
    if (start === null || end === null || (times?.faults.length ?? 0) > 0) {
      this.verdict = undefined;
      return;
    }
    this.verdict = 'checking';
    this.stopWaiting = this.useCases.clock.wakeIn(STILL_MS, () => void this.check(round, { ...subject, start, end }));
  }

  private async check(round: number, time: { readonly patientId: string; readonly momentId: string | null; readonly start: number; readonly end: number }): Promise<void> {
    this.others ??= this.loadOthers();
    const { patientId, momentId, start, end } = time;
    const verdict = await this.useCases.checkAppointmentTime.execute({ patientId, momentId, start, end, others: await this.others });
    if (round !== this.round) return;
    runInAction(() => {
      this.verdict = verdict;
    });
  }

  /** The next appointments of all patients; a list that is not whole is not known. */
  private loadOthers(): Promise<Checked<readonly BookedSpan[]>> {
    return new Promise(resolve => {
      this.useCases.listAssignedPatients.execute(list => {
        if (list.status !== 'loading') resolve(list.status === 'complete' ? spansOf(list) : 'couldNotCheck');
      });
    });
  }
}

const spansOf = ({ patients }: AssignedList): readonly BookedSpan[] => patients.flatMap(({ nextAppointment }) => (nextAppointment?.status === 'scheduled' ? [nextAppointment] : []));
