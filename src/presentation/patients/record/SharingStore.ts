import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { EligibleTherapist, PatientGateway } from '@/application/patients/ports/PatientGateway';
import type { SharePatientData } from '@/application/patients/record/SharePatientData';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ReadList } from '@/domain/kernel/ReadList';
import type { Loaded } from '@/domain/kernel/Loaded';
import type { Clock } from '@/application/kernel/ports/Clock';

export interface SharingUseCases {
  readonly patients: Pick<PatientGateway, 'eligibleToShare'>;
  readonly sharePatientData: SharePatientData;
  readonly clock: Clock;
}

/** The colleagues with whom a patient's data can be shared, and the outcome. */
export class SharingStore {
  colleagues: Loaded<ReadList<EligibleTherapist>, CallFailure> = { status: 'unknown' };
  chosen = '';
  busy = false;
  failure: CallFailure | undefined = undefined;
  /** `isNew`: false if the colleague had access already. */
  done: { readonly name: string; readonly isNew: boolean } | undefined = undefined;

  constructor(
    private readonly patientId: string,
    private readonly useCases: SharingUseCases,
  ) {
    makeObservable(this, {
      colleagues: observableRef,
      chosen: observable,
      busy: observable,
      failure: observableRef,
      done: observableRef,
      choose: action,
      share: action,
    });
  }

  start(): Unsubscribe {
    void this.load();
    return () => undefined;
  }

  async load(): Promise<void> {
    const answer = await this.useCases.patients.eligibleToShare(this.patientId);
    runInAction(
      () =>
        (this.colleagues = answer.ok
          ? { status: 'known', value: answer.value, at: this.useCases.clock.now() }
          : { status: 'couldNotCheck', failure: answer.failure }),
    );
  }

  choose(therapistId: string): void {
    this.chosen = therapistId;
    [this.failure, this.done] = [undefined, undefined];
  }

  async share(): Promise<void> {
    const { chosen, colleagues } = this;
    const colleague =
      colleagues.status === 'known'
        ? colleagues.value.items.find(({ therapistId }) => therapistId === chosen)
        : undefined;
    if (colleague === undefined || this.busy) return;
    this.busy = true;
    [this.failure, this.done] = [undefined, undefined];
    const answer = await this.useCases.sharePatientData.execute(this.patientId, chosen);
    runInAction(() => {
      this.busy = false;
      if (answer.ok) [this.done, this.chosen] = [{ name: colleague.name, isNew: answer.value }, ''];
      else this.failure = answer.failure;
    });
  }
}
