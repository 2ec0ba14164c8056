import { makeObservable, observableRef, runInAction } from 'mobx';
import type { MomentArchive, MomentContent } from '@/application/patients/ports/MomentArchive';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Loaded } from '@/domain/kernel/Loaded';
import type { Moment } from '@/domain/patients/timeline/Moment';

export interface MomentContentUseCases {
  readonly archive: MomentArchive;
  readonly clock: Clock;
}

/** The whole content of one moment, as it is stored now. */
export class MomentContentStore {
  content: Loaded<MomentContent, CallFailure> = { status: 'unknown' };

  constructor(
    private readonly patientId: string,
    readonly moment: Moment,
    private readonly useCases: MomentContentUseCases,
  ) {
    makeObservable(this, { content: observableRef });
  }

  start(): Unsubscribe {
    void this.load();
    return () => undefined;
  }

  async load(): Promise<void> {
    runInAction(() => (this.content = { status: 'unknown' }));
    const answer = await this.useCases.archive.content(this.patientId, this.moment.momentId);
    runInAction(
      () =>
        (this.content = answer.ok
          ? { status: 'known', value: answer.value, at: this.useCases.clock.now() }
          : { status: 'couldNotCheck', failure: answer.failure }),
    );
  }
}
