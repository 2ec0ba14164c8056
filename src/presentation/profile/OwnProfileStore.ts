import { computed, makeObservable } from 'mobx';
import type { InvalidName } from '@/application/account/ports/OwnAccountGateway';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { textField } from '@/application/kernel/forms/FormFields';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { LoadPatientFacingProfile, PatientFacingOwnProfile } from '@/application/profile/LoadPatientFacingProfile';
import type {
  AvailabilityFailure,
  OwnProfileGateway,
  TherapistNames,
} from '@/application/profile/ports/OwnProfileGateway';
import type { SaveBiography } from '@/application/profile/SaveBiography';
import type { SaveTherapistNames } from '@/application/profile/SaveTherapistNames';
import type { SaveTimeZone, UnknownZone } from '@/application/profile/SaveTimeZone';
import type { SaveWeeklyHours } from '@/application/profile/SaveWeeklyHours';
import type { Availability } from '@/domain/kernel/time/Availability';
import {
  weekFaults,
  weekFrom,
  weekLength,
  weeklyTimesOf,
  type DayHoursFault,
  type Weekday,
} from '@/domain/kernel/time/WeekHours';
import { biography } from '@/domain/profile/biography.rule';
import { keptName, namesFault, type NamesForm } from '../account/NamesForm';
import type { DraftForm } from '../kit/forms/DraftForm';
import { MergedForm } from '../kit/forms/MergedForm';
import { LoadedPart } from '../kit/LoadedPart';
import { ownClock } from '../kit/time/ownClock';
import { toWeekForm, weekFields, type WeekForm } from './WeekForm';

export interface OwnProfileUseCases {
  readonly profile: Pick<OwnProfileGateway, 'details' | 'timeZone' | 'timeZones' | 'availability'>;
  readonly loadPatientFacingProfile: LoadPatientFacingProfile;
  readonly saveNames: SaveTherapistNames;
  readonly saveBiography: SaveBiography;
  readonly saveTimeZone: SaveTimeZone;
  readonly saveHours: SaveWeeklyHours;
  readonly formDrafts: FormDrafts;
  readonly clock: Clock;
}

export interface BiographyForm {
  readonly biography: string;
}
export interface ZoneForm {
  readonly timeZone: string;
}

/** The unsaved changes of a page with several forms. */
export interface PendingChanges {
  readonly isBusy: boolean;
  /** True if no conflict is waiting for a choice. */
  readonly isDecided: boolean;
  /** True if an attempt to save one of the forms had no answer. */
  readonly isUnanswered: boolean;
  /** True if at least one form can be saved, or has errors to show. */
  readonly isReady: boolean;
  readonly canDiscard: boolean;
}

interface PendingForm {
  readonly hasChange: boolean;
  readonly isOpen: boolean;
  readonly form: Pick<DraftForm<object>, 'isUnsaved' | 'busy' | 'isDecided' | 'status'>;
  save(): Promise<void>;
  discard(): void;
}

/** The profile of the signed-in therapist. Each part is loaded separately, and each form is saved separately. */
export class OwnProfileStore {
  readonly ownNames: LoadedPart<TherapistNames>;
  /** The profile as patients see it. */
  readonly patientView: LoadedPart<PatientFacingOwnProfile>;
  readonly zone: LoadedPart<string>;
  readonly zones: LoadedPart<readonly string[]>;
  readonly hours: LoadedPart<Availability>;
  readonly names: MergedForm<NamesForm, TherapistNames, InvalidName>;
  readonly biography: MergedForm<BiographyForm, PatientFacingOwnProfile>;
  readonly timeZone: MergedForm<ZoneForm, string, UnknownZone>;
  readonly week: MergedForm<WeekForm, Availability, AvailabilityFailure>;

  constructor(private readonly useCases: OwnProfileUseCases) {
    const { profile, loadPatientFacingProfile, clock } = useCases;
    this.ownNames = new LoadedPart(
      () => profile.details(),
      clock,
      held => this.names.open(held),
    );
    this.patientView = new LoadedPart(
      () => loadPatientFacingProfile.execute(),
      clock,
      held => this.biography.open(held),
    );
    this.zone = new LoadedPart(
      () => profile.timeZone(),
      clock,
      held => this.showZone(held),
    );
    this.zones = new LoadedPart(() => profile.timeZones(), clock);
    this.hours = new LoadedPart(
      () => profile.availability(),
      clock,
      held => this.week.open(held),
    );
    this.names = this.namesForm();
    this.biography = this.biographyForm();
    this.timeZone = this.zoneForm();
    this.week = this.weekForm();
    makeObservable(this, { weekFaults: computed, planned: computed, isUnsaved: computed, pending: computed });
  }

  start(): Unsubscribe {
    const stops = [this.names, this.biography, this.timeZone, this.week].map(form => form.start());
    const parts = [this.ownNames, this.patientView, this.zone, this.zones, this.hours];
    parts.forEach(part => void part.load());
    return () => {
      parts.forEach(part => part.leave());
      stops.forEach(stop => stop());
    };
  }

  get weekFaults(): Readonly<Record<Weekday, readonly (DayHoursFault | undefined)[]>> {
    return weekFaults(this.week.form.mine);
  }

  /** The errors in the hours. Missing times are included only after the first attempt to save. */
  get shownFaults(): OwnProfileStore['weekFaults'] {
    const { weekFaults: faults } = this;
    if (this.week.hasTriedToSubmit) return faults;
    return weekFrom((_, day) => faults[day].map(fault => (fault === 'noTime' ? undefined : fault)));
  }

  /** The total length of the hours as entered. */
  get length(): { readonly hours: number; readonly minutes: number } {
    const minutes = weekLength(this.week.form.mine);
    return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  }

  /** True if something that patients see has been entered and is not saved. */
  get isUnsaved(): boolean {
    return [this.names, this.biography, this.week].some(({ form }) => form.isUnsaved);
  }

  /** The unsaved changes of the whole page; undefined if there are none. */
  get pending(): PendingChanges | undefined {
    const pending = this.forms.filter(({ hasChange, form }) => hasChange || form.isUnsaved || form.busy);
    if (pending.length === 0) return undefined;
    return {
      isBusy: pending.some(({ form }) => form.busy),
      isDecided: pending.every(({ form }) => form.isDecided),
      isUnanswered: pending.some(({ form }) => form.status === 'unanswered'),
      isReady: pending.some(form => form.isOpen && form.hasChange && form.form.isDecided),
      canDiscard: pending.some(({ form }) => form.isUnsaved),
    };
  }

  /** Saves each changed form. Each shows its own outcome. */
  async save(): Promise<void> {
    await Promise.all(this.forms.filter(({ hasChange }) => hasChange).map(form => form.save()));
  }

  discard(): void {
    for (const form of this.forms) if (form.form.isUnsaved) form.discard();
  }

  private get forms(): readonly PendingForm[] {
    return [this.names, this.biography, this.timeZone, this.week];
  }

  /** The hours as entered; undefined if some are wrong, or until they are loaded. */
  get planned(): Availability | undefined {
    const { mine } = this.week.form;
    const times = weeklyTimesOf(mine);
    return this.week.isOpen && times !== undefined ? { timeZone: mine.timeZone, times } : undefined;
  }

  /** Uses the therapist's own zone for the hours. Offered if the hours are in another zone. */
  applyOwnZone(): void {
    const { known } = this.zone;
    if (known !== undefined) this.week.write('timeZone', known);
  }

  now(): number {
    return this.useCases.clock.now();
  }

  private namesForm(): MergedForm<NamesForm, TherapistNames, InvalidName> {
    return new MergedForm<NamesForm, TherapistNames, InvalidName>({
      key: { kind: 'administration', form: 'therapistNames', itemId: 'own' },
      drafts: this.useCases.formDrafts,
      fields: { firstName: textField, lastName: textField },
      save: draft => this.useCases.saveNames.execute(draft),
      toForm: ({ firstName, lastName }) => ({ firstName, lastName }),
      faultOf: namesFault,
      stamp: ({ firstName, lastName }) => ({ firstName: keptName(firstName), lastName: keptName(lastName) }),
      // Patients may see the new name as well, so their view is updated too.
      onRead: held => {
        this.ownNames.put(held);
        void this.patientView.load();
      },
      invalidate: () => [this.ownNames, this.patientView].forEach(part => part.invalidate()),
    });
  }

  private biographyForm(): MergedForm<BiographyForm, PatientFacingOwnProfile> {
    return new MergedForm<BiographyForm, PatientFacingOwnProfile>({
      key: { kind: 'administration', form: 'biography', itemId: 'own' },
      drafts: this.useCases.formDrafts,
      fields: { biography: textField },
      save: draft => this.useCases.saveBiography.execute(draft),
      toForm: held => ({ biography: held.biography }),
      faultOf: mine => (biography({ text: mine.biography }).isTooLong ? 'tooLong' : undefined),
      stamp: mine => ({ biography: biography({ text: mine.biography }).biography }),
      onRead: held => this.patientView.put(held),
      invalidate: () => this.patientView.invalidate(),
    });
  }

  private zoneForm(): MergedForm<ZoneForm, string, UnknownZone> {
    return new MergedForm<ZoneForm, string, UnknownZone>({
      key: { kind: 'administration', form: 'timeZone', itemId: 'own' },
      drafts: this.useCases.formDrafts,
      fields: { timeZone: textField },
      save: draft => this.useCases.saveTimeZone.execute(draft),
      toForm: timeZone => ({ timeZone }),
      faultOf: mine => (this.zones.known?.includes(mine.timeZone) === false ? 'unknownZone' : undefined),
      onRead: held => {
        this.zone.put(held);
        ownClock.set(held);
      },
      invalidate: () => this.zone.invalidate(),
    });
  }

  private showZone(held: string): void {
    this.timeZone.open(held);
    ownClock.set(held);
  }

  private weekForm(): MergedForm<WeekForm, Availability, AvailabilityFailure> {
    return new MergedForm<WeekForm, Availability, AvailabilityFailure>({
      key: { kind: 'administration', form: 'weeklyHours', itemId: 'own' },
      drafts: this.useCases.formDrafts,
      fields: weekFields,
      save: draft => this.useCases.saveHours.execute(draft),
      toForm: toWeekForm,
      faultOf: mine => (weeklyTimesOf(mine) === undefined ? 'faultyHours' : undefined),
      stamp: mine => sortedWeek(mine),
      onRead: held => {
        this.hours.put(held);
        void this.patientView.load();
      },
      invalidate: () => [this.hours, this.patientView].forEach(part => part.invalidate()),
    });
  }
}

/** The week in the order in which the server returns it. */
function sortedWeek(mine: WeekForm): WeekForm {
  const times = weeklyTimesOf(mine);
  return times === undefined ? mine : toWeekForm({ timeZone: mine.timeZone, times });
}
