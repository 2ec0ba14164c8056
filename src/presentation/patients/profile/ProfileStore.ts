import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { endsAccess } from '@/application/patients/record/endsAccess';
import type { AssignedList } from '@/application/patients/list/ListAssignedPatients';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { OpenedProfile, OpenProfile, Profile, ProfilePart } from '@/application/patients/record/OpenProfile';
import type { KnownPatients } from '@/application/kernel/KnownPatients';
import type { SafetySignal } from '@/application/patients/ports/SafetySignal';
import type { WatchPresence } from '@/application/presence/WatchPresence';
import { RefreshWhileShown } from '@/application/kernel/RefreshWhileShown';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { needTime } from '@/domain/patients/list/needTime';
import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import type { User } from '@/domain/session/User';
import { fullName } from '../fullName';
import type { PrintSubject } from '../print/PrintSubject';
import type { Flaggable } from '../risk/Flaggable';
import type { FlagChanges } from '../risk/FlagChanges';
import { PatientFlag } from '../risk/PatientFlag';
import { repeatEvery } from '../../kit/repeatEvery';
import { ageOn } from './ageOn';
import { joinedPatient, type JoinedPatient } from './joinedPatient';
import { profileSigns, type ProfileSigns } from './profileSigns';

/** The list of assigned patients as a profile sees it. */
interface AssignedPatients {
  readonly list: AssignedList;
  readonly isStale: boolean;
  start(): Unsubscribe;
  attend(looking: boolean): void;
  reload(): void;
}

export interface ProfileUseCases {
  readonly flagChanges: FlagChanges;
  readonly formDrafts: FormDrafts;
  readonly openProfile: OpenProfile;
  readonly watchPresence: WatchPresence;
  readonly safetySignal: Pick<SafetySignal, 'listen'>;
  readonly knownPatients: Pick<KnownPatients, 'distinguishAll' | 'watch'>;
  /** The facts of the list of assigned patients, as on Home and beside a chat. */
  readonly assigned: () => AssignedPatients;
  readonly clock: Clock;
  /** The region's time zone, for example `Europe/London`; "today" is its calendar day. */
  readonly zone: string;
  /** The signed-in user. */
  readonly reader: () => User | undefined;
}

/** The interval at which the clocks of the header are updated, in milliseconds. */
const TICK_MS = 15_000;

/** The record is loaded by its page. */
const SHOWN: readonly ProfilePart[] = ['details', 'riskAssessments', 'appointments', 'phq9'];

/** The facts that show whether the patient is in danger. */
const SAFETY: readonly ProfilePart[] = ['details', 'riskAssessments', 'phq9'];

const NOTHING: Profile = {
  details: { status: 'unknown' },
  record: { status: 'unknown' },
  riskAssessments: { status: 'unknown' },
  appointments: { status: 'unknown' },
  phq9: { status: 'unknown' },
};

/** One patient's profile: the facts of its header, each loaded separately. */
export class ProfileStore {
  profile: Profile = NOTHING;
  /** Last known details; undefined if they were never loaded. */
  details: PatientDetails | undefined = undefined;
  presence: 'online' | 'offline' | 'unknown' = 'unknown';
  /** Milliseconds since 1970. */
  now: number;
  readonly flag: PatientFlag;
  private readonly assigned: AssignedPatients;
  private opened: OpenedProfile | undefined;
  private readonly fresh: RefreshWhileShown;
  private watched: { readonly userId: string; readonly stop: Unsubscribe } | undefined;

  constructor(
    readonly patientId: string,
    private readonly useCases: ProfileUseCases,
  ) {
    this.now = useCases.clock.now();
    this.assigned = useCases.assigned();
    this.flag = new PatientFlag(useCases.flagChanges, useCases.formDrafts);
    this.fresh = new RefreshWhileShown(() => this.reloadSafety(), useCases.clock);
    makeObservable<this, 'joined' | 'showDetails' | 'apply' | 'showPresence' | 'tick'>(this, {
      profile: observableRef,
      details: observableRef,
      showDetails: action,
      presence: observable,
      now: observable,
      isLost: computed,
      hasSide: computed,
      joined: computed,
      signs: computed,
      flaggable: computed,
      apply: action,
      showPresence: action,
      tick: action,
    });
  }

  start(): Unsubscribe {
    const { changes } = this.flag;
    changes.resume(this.patientId);
    const stopWatching = changes.onConfirmed(patientId => patientId === this.patientId && this.reload('details'));
    const stopListening = this.useCases.safetySignal.listen(
      patientId => patientId === this.patientId && this.reloadSafety(),
    );
    this.opened = this.useCases.openProfile.execute(this.patientId, profile => this.apply(profile), SHOWN);
    const stopAssigned = this.assigned.start();
    this.tick();
    this.showDetails();
    const stopNaming = this.useCases.knownPatients.watch(() => this.showDetails());
    const stopTicking = repeatEvery(this.useCases.clock, TICK_MS, () => this.tick());
    return () => {
      this.attend(false);
      this.opened?.stop();
      this.opened = undefined;
      stopAssigned();
      stopTicking();
      stopNaming();
      this.watched?.stop();
      this.watched = undefined;
      stopWatching();
      stopListening();
    };
  }

  /** `looking`: true if a user can see the profile. */
  attend(looking: boolean): void {
    this.fresh.execute(this, looking);
    this.assigned.attend(looking);
  }

  /** The user has no access, or no longer has access, to this patient. */
  get isLost(): boolean {
    const { details } = this.profile;
    return details.status === 'couldNotCheck' && endsAccess(details.failure);
  }

  /**
   * The signs of the patient's risk, from the parts that could be loaded; undefined if access to the patient is lost.
   */
  get signs(): ProfileSigns | undefined {
    const { profile, joined, now } = this;
    if (this.isLost) return undefined;
    const { highRisk } = this.flag.changes.shown(joined.patient);
    const { list: assigned, isStale } = this.assigned;
    return profileSigns({ profile, joined, highRisk, assigned, isStale, now, zone: this.useCases.zone });
  }

  /** The patient's details for the flag; undefined until they are loaded. */
  get flaggable(): Flaggable | undefined {
    const { details, joined } = this;
    return details && { id: this.patientId, name: fullName(details), highRisk: joined.patient.highRisk };
  }

  /** True if there is something to show at the side: if the details could not be loaded, the other facts about risk. */
  get hasSide(): boolean {
    return this.details !== undefined || (this.profile.details.status === 'couldNotCheck' && !this.isLost);
  }

  /** The patient's age; null if not known. */
  get age(): number | null {
    const born = this.details?.dateOfBirth ?? null;
    return born === null ? null : ageOn(needTime(this.now, this.useCases.zone).today, born);
  }

  /** The patient on the printed page, with the user and the time. */
  readonly printSubject = (): PrintSubject => {
    const { details } = this;
    const reader = this.useCases.reader();
    return {
      name: details === undefined ? '' : fullName(details),
      dateOfBirth: details?.dateOfBirth ?? null,
      printedBy: details?.therapists.find(({ userId }) => userId === reader?.uid)?.name ?? reader?.email ?? '',
      printedAt: this.useCases.clock.now(),
    };
  };

  /** A page has lost access to the patient, so the details are checked as well. */
  readonly handleAccessLost = (): void => this.reload('details');

  reload(part: ProfilePart): void {
    this.opened?.reload(part);
  }

  /** Checks again whether the patient is in danger. */
  reloadSafety(): void {
    SAFETY.forEach(part => this.reload(part));
  }

  /** Checks the same facts and the list of assigned patients again. */
  checkRiskAgain(): void {
    this.reloadSafety();
    this.assigned.reload();
  }

  private get joined(): JoinedPatient {
    const { patientId, profile, details } = this;
    return joinedPatient({ patientId, profile, details, assigned: this.assigned.list });
  }

  private apply(profile: Profile): void {
    const wasReloaded = profile.details.status === 'known' && profile.details !== this.profile.details;
    // Facts known before the page was left stay until the answer arrives.
    const wasDenied = isPartDenied(this.profile);
    this.profile = withKnown(this.profile, profile);
    this.showDetails();
    if (!wasDenied && isPartDenied(this.profile)) this.handleAccessLost();
    if (wasReloaded) {
      this.flag.changes.handleList(this.patientId);
      this.fresh.loaded();
    }
    const { details } = this;
    if (details === undefined || this.watched?.userId === details.userId) return;
    this.watched?.stop();
    const stop = this.useCases.watchPresence.execute([details.userId], online =>
      this.showPresence(online.get(details.userId)),
    );
    this.watched = { userId: details.userId, stop };
  }

  private showPresence(online: boolean | undefined): void {
    this.presence = online === undefined ? 'unknown' : online ? 'online' : 'offline';
  }

  /** Updates the name, because other patients may have become namesakes, or may no longer be. */
  private showDetails(): void {
    const { details } = this.profile;
    const last = details.status === 'couldNotCheck' ? details.last : undefined;
    const known = details.status === 'known' ? details : last;
    [this.details] = known ? this.useCases.knownPatients.distinguishAll([known.value]) : [];
  }

  private tick(): void {
    this.now = this.useCases.clock.now();
  }
}

/** The user may not, or may no longer, see a part, so the patient's identity may be hidden too. */
const isPartDenied = ({ riskAssessments, appointments, phq9 }: Profile): boolean =>
  [riskAssessments, appointments, phq9].some(part => part.status === 'couldNotCheck' && endsAccess(part.failure));

function withKnown(before: Profile, next: Profile): Profile {
  return {
    details: next.details.status === 'unknown' ? before.details : next.details,
    record: next.record.status === 'unknown' ? before.record : next.record,
    riskAssessments: next.riskAssessments.status === 'unknown' ? before.riskAssessments : next.riskAssessments,
    appointments: next.appointments.status === 'unknown' ? before.appointments : next.appointments,
    phq9: next.phq9.status === 'unknown' ? before.phq9 : next.phq9,
  };
}
