import { computed, computedStruct, makeObservable } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { ChangeCoreHours, SaveCoreHoursFailure } from '@/application/regions/ChangeCoreHours';
import type { LoadCoreHours } from '@/application/regions/LoadCoreHours';
import type { CoreHours } from '@/application/regions/ports/CoreHoursGateway';
import { reasonFault } from '@/domain/kernel/reasonFault';
import { coreHoursFaults, scheduleOf, type CoreHoursFault } from '@/domain/regions/CoreHoursEntry';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import { EditableRecord } from '../kit/forms/EditableRecord';
import { asStored, coreHoursFields, toCoreHoursForm, withoutReason, type CoreHoursForm } from './coreHoursFields';

export interface CoreHoursUseCases {
  readonly loadCoreHours: LoadCoreHours;
  readonly changeCoreHours: ChangeCoreHours;
  readonly formDrafts: FormDrafts;
  readonly clock: Clock;
  /** The time zones to choose from. */
  readonly zones: readonly string[];
}

export type CoreHoursFailure = Exclude<SaveCoreHoursFailure, { readonly kind: 'conflict' }>;

/** The core hours of the region, and the edits to them. */
export class CoreHoursStore extends EditableRecord<CoreHoursForm, CoreHours, CoreHoursFailure> {
  constructor(private readonly useCases: CoreHoursUseCases) {
    super({
      key: { kind: 'administration', form: 'coreHours', itemId: 'region' },
      fields: coreHoursFields,
      drafts: useCases.formDrafts,
      clock: useCases.clock,
      load: () => useCases.loadCoreHours.execute(),
      toForm: ({ schedule }) => toCoreHoursForm(schedule),
      stamp: asStored,
      maySave: () => this.isVersioned,
      isIncomplete: () => this.isLacking,
      save: (_, { base, mine, sent }) =>
        useCases.changeCoreHours.execute({
          base: withoutReason(base),
          mine: withoutReason(mine),
          sent: sent.map(withoutReason),
          reason: mine.reason.trim(),
        }),
    });
    makeObservable(this, { faults: computed, pictured: computedStruct });
  }

  /** True if the server gives its value a version. Without one, simultaneous changes could overwrite each other. */
  get isVersioned(): boolean {
    return this.known === undefined || this.known.version !== undefined;
  }

  /** The time zones to choose from, including the current one. */
  get zones(): readonly string[] {
    const { timeZone } = this.form.mine;
    const { zones } = this.useCases;
    return timeZone === '' || zones.includes(timeZone) ? zones : [timeZone, ...zones];
  }

  get faults(): readonly CoreHoursFault[] {
    return this.known === undefined ? [] : coreHoursFaults(this.form.mine);
  }

  /** The error to show in a field. Missing values are errors only after the first attempt to save. */
  faultAt(place: CoreHoursFault['place']): CoreHoursFault['fault'] | undefined {
    return this.faults.find(one => one.place === place && (this.hasTriedToSubmit || isWrong(one)))?.fault;
  }

  /** True if the user has tried to save and something is still missing. */
  get isIncomplete(): boolean {
    return this.hasTriedToSubmit && this.isLacking;
  }

  get lacksReason(): boolean {
    return reasonFault(this.reason) !== undefined;
  }

  /**
   * The hours as entered if they are complete, otherwise the server's. The same object is returned while the hours are
   * the same, because a new one makes every chart compute its content again.
   */
  get pictured(): { readonly schedule: CoverageSchedule; readonly isEntered: boolean } | undefined {
    const { known } = this;
    if (known === undefined) return undefined;
    const entered = this.hasChange ? scheduleOf(this.form.mine) : undefined;
    return entered === undefined
      ? { schedule: known.schedule, isEntered: false }
      : { schedule: entered, isEntered: true };
  }

  private get isLacking(): boolean {
    return this.faults.length > 0 || this.lacksReason;
  }
}

const isWrong = ({ fault }: CoreHoursFault): boolean => fault === 'twice' || fault === 'tooMany';
