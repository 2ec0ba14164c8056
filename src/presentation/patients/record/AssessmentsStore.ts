import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import { endsAccess } from '@/application/patients/record/endsAccess';
import type { OpenedProfile, OpenProfile } from '@/application/patients/record/OpenProfile';
import type { RiskAssessmentGateway } from '@/application/patients/ports/RiskAssessmentGateway';
import type { AssessmentList } from '@/application/patients/ports/RiskAssessmentGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { RemoveRiskAssessment } from '@/application/patients/risk/RemoveRiskAssessment';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { knownValue, type Loaded } from '@/domain/kernel/Loaded';
import type { RiskAssessment } from '@/domain/patients/risk/RiskAssessment';

export interface AssessmentsUseCases {
  readonly openProfile: OpenProfile;
  readonly riskAssessments: Pick<RiskAssessmentGateway, 'read'>;
  readonly removeRiskAssessment: RemoveRiskAssessment;
}

/** The risk assessments of one patient, and the dialog that deletes one. */
export class AssessmentsStore {
  assessments: Loaded<AssessmentList, CallFailure> = { status: 'unknown' };
  /** The assessment that the dialog would delete, in the version on screen; undefined while it is closed. */
  removing: Versioned<RiskAssessment> | undefined = undefined;
  busy = false;
  /**
   * A colleague changed it while the dialog was open, so the dialog asks again. This is the version that the user had
   * read.
   */
  readBefore: RiskAssessment | undefined = undefined;
  failure: CallFailure | undefined = undefined;
  private readonly latest = latest();
  private opened: OpenedProfile | undefined = undefined;

  constructor(
    private readonly patientId: string,
    private readonly useCases: AssessmentsUseCases,
    /** Called whenever the assessments may have changed. */
    private readonly onChanged: () => void = () => undefined,
  ) {
    makeObservable(this, {
      assessments: observableRef,
      removing: observableRef,
      busy: observable,
      readBefore: observableRef,
      failure: observableRef,
      cancel: action,
      remove: action,
    });
  }

  start(): Unsubscribe {
    const opened = this.useCases.openProfile.execute(
      this.patientId,
      ({ riskAssessments }) =>
        runInAction(() => {
          // The present content stays until something newer is known.
          if (riskAssessments.status !== 'unknown') this.assessments = riskAssessments;
          if (this.isLost) this.removing = undefined;
        }),
      ['riskAssessments'],
    );
    this.opened = opened;
    return opened.stop;
  }

  reload(): void {
    this.opened?.reload('riskAssessments');
    this.onChanged();
  }

  /** The user may not, or may no longer, see them. */
  get isLost(): boolean {
    return this.assessments.status === 'couldNotCheck' && endsAccess(this.assessments.failure);
  }

  /** Latest known assessments, newest first; may be stale. */
  get known(): readonly RiskAssessment[] | undefined {
    return this.list?.assessments;
  }

  /** Number of further assessments that could not be read. */
  get unreadable(): number {
    return this.list?.unreadable ?? 0;
  }

  private get list(): AssessmentList | undefined {
    return knownValue(this.assessments);
  }

  /** Asks about the newest version, so that the version deleted is the one that was read. */
  async ask(riskAssessmentId: string): Promise<void> {
    runInAction(() => ([this.readBefore, this.failure] = [undefined, undefined]));
    await this.open(riskAssessmentId);
  }

  cancel(): void {
    this.latest.cancel();
    this.removing = undefined;
  }

  async remove(): Promise<void> {
    const { removing } = this;
    if (removing === undefined || this.busy) return;
    this.busy = true;
    this.failure = undefined;
    const answer = await this.useCases.removeRiskAssessment.execute(this.patientId, removing);
    runInAction(() => {
      this.busy = false;
      if (answer.ok) this.removing = undefined;
      else if (answer.failure.kind === 'changedMeanwhile') this.readBefore = removing.value;
      else this.failure = answer.failure;
    });
    if (answer.ok || answer.failure.kind === 'unreachable') this.reload();
    else if (answer.failure.kind === 'changedMeanwhile') await this.open(removing.value.riskAssessmentId);
  }

  private async open(riskAssessmentId: string): Promise<void> {
    const isLatest = this.latest.begin();
    const opened = await this.useCases.riskAssessments.read(this.patientId, riskAssessmentId);
    if (!isLatest()) return;
    runInAction(() => {
      if (opened.ok) this.removing = opened.value;
      else this.failure = opened.failure;
    });
  }
}
