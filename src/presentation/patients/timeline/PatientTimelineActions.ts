import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { MomentType } from '@/domain/patients/timeline/MomentType';
import { CgiStore, type CgiUseCases } from './cgi/CgiStore';
import { DeletionStore, type DeletionUseCases, type DeletionWay } from './deletion/DeletionStore';
import { DescriptionStore, type DescriptionUseCases } from './descriptions/DescriptionStore';
import { MomentContentStore, type MomentContentUseCases } from './moments/MomentContentStore';
import { NoteStore, type NoteUseCases } from './notes/NoteStore';
import { PatientTimelineStore, type PatientTimelineUseCases } from './PatientTimelineStore';
import { patientTimelineText } from './patientTimelineText';

export interface TimelineDependencies
  extends
    PatientTimelineUseCases,
    NoteUseCases,
    CgiUseCases,
    DeletionUseCases,
    DescriptionUseCases,
    MomentContentUseCases {
  /** Shows the user a short confirmation. */
  readonly onDone: (text: string) => void;
}

/** The stores of the timeline page of one patient. Acts in any of them appear in the history at once. */
export class PatientTimelineActions {
  readonly timeline: PatientTimelineStore;
  readonly note: NoteStore;
  readonly cgi: CgiStore;
  readonly deletion: DeletionStore;

  constructor(
    private readonly patientId: string,
    private readonly dependencies: TimelineDependencies,
    private readonly onDeleted: (type: MomentType) => void = () => undefined,
  ) {
    this.timeline = new PatientTimelineStore(patientId, dependencies);
    this.note = new NoteStore(patientId, dependencies, moment => this.saved(moment, patientTimelineText('note.saved')));
    this.cgi = new CgiStore(patientId, dependencies, moment => this.saved(moment, patientTimelineText('cgi.saved')));
    this.deletion = new DeletionStore(patientId, dependencies, (moment, way, reason) =>
      this.deleted(moment, way, reason),
    );
  }

  start(): Unsubscribe {
    const stops = [this.timeline.start(), this.note.start(), this.cgi.start(), this.deletion.start()];
    return () => stops.forEach(stop => stop());
  }

  describe(moment: Moment): DescriptionStore {
    return new DescriptionStore(this.patientId, moment, this.dependencies, described => this.timeline.put(described));
  }

  contentOf(moment: Moment): MomentContentStore {
    return new MomentContentStore(this.patientId, moment, this.dependencies);
  }

  private saved(moment: Moment, text: string): void {
    this.timeline.put(moment);
    this.dependencies.onDone(text);
  }

  private deleted(moment: Moment, way: DeletionWay, reason: string): void {
    if (way === 'takeBack') this.timeline.remove(moment.momentId);
    else this.timeline.markDeleted(moment, way === 'forGood' ? reason : undefined);
    this.dependencies.onDone(patientTimelineText(`delete.done.${way}`));
    this.onDeleted(moment.type);
  }
}
