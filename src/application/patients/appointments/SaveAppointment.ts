import type { Appointment, AppointmentKind, AppointmentStatus } from '@/domain/patients/appointments/Appointment';
import {
  appointmentTimes,
  type AppointmentFault,
  type AppointmentTimesInput,
} from '@/domain/patients/appointments/appointmentTimes.rule';
import { isSamePlan, isSameTime, type AppointmentPlan } from '@/domain/patients/appointments/isSamePlan';
import type { FieldConflict, Fields } from '@/domain/kernel/forms/mergeFields.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Clock } from '../../kernel/ports/Clock';
import type { AppointmentChange, AppointmentGateway } from '../ports/AppointmentGateway';
import type { MomentArchive } from '../ports/MomentArchive';
import type { CallFailure } from '../../kernel/ports/CallFailure';
import { saveMerged, type SaveMergedFailure } from '../../kernel/forms/saveMerged';

export interface AppointmentInput extends Omit<AppointmentTimesInput, 'now'> {
  readonly patientId: string;
  /** Chosen once per form; for a change, the id of the appointment. */
  readonly momentId: string;
  /** The appointment that the user started from; null for a new one. */
  readonly begun: AppointmentPlan | null;
  readonly kind: AppointmentKind;
  readonly place: string;
  /** Earlier attempts without an answer. */
  readonly sent?: readonly AppointmentPlan[];
  /** The status last seen by the user; absent if it is not compared. */
  readonly shownStatus?: AppointmentStatus;
}

export interface SavedAppointment {
  /** As stored on the server. */
  readonly appointment: Appointment;
  /** Parts changed by a colleague in the meantime. */
  readonly mergedFromServer: readonly string[];
}

/**
 * `conflict`: a colleague changed the same part, and nothing was saved. `savedOtherwise`: an earlier attempt saved
 * other content, see `existing`, and it could not be changed.
 */
export type SaveAppointmentFailure =
  | Exclude<SaveMergedFailure<Appointment>, { kind: 'conflict' }>
  | { readonly kind: 'conflict'; readonly existing: Appointment; readonly conflicts: readonly FieldConflict[] }
  | { readonly kind: 'unfit'; readonly faults: readonly AppointmentFault[] }
  /** A colleague has cancelled it or recorded the attendance since the user saw it; nothing was saved. */
  | { readonly kind: 'settledMeanwhile'; readonly existing: Appointment }
  | { readonly kind: 'savedOtherwise'; readonly existing: Appointment; readonly why: CallFailure };

type Saved = Result<SavedAppointment, SaveAppointmentFailure>;

export interface AppointmentGateways {
  readonly appointments: AppointmentGateway;
  readonly archive: Pick<MomentArchive, 'find'>;
}

/** The initial fields of a new appointment. */
const NOTHING: Fields = { time: null, kind: null, place: '' };

/**
 * Creates or changes an appointment. Only the changed parts are applied to the current state, so that a new place does
 * not revert a colleague's new time. Clashes are only warnings and are not checked here.
 */
export class SaveAppointment {
  constructor(
    private readonly gateways: AppointmentGateways,
    private readonly clock: Clock,
  ) {}

  async execute(form: AppointmentInput): Promise<Saved> {
    const { begun, kind, place, zone } = form;
    const { start, end, faults } = appointmentTimes({ ...form, now: this.clock.now() });
    if (start === null || end === null) return fail({ kind: 'unfit', faults });
    const plan = { start, end, kind, place };
    // An unchanged time may be in the past.
    const isMoved = begun === null || !isSameTime(begun, plan);
    if (isMoved && faults.length > 0) return fail({ kind: 'unfit', faults });
    const saved =
      begun === null
        ? await this.make(form, { ...plan, timeZone: zone, status: 'scheduled' })
        : await this.change(form, plan, { fields: fieldsOf(begun) });
    return saved.ok || saved.failure.kind !== 'unreachable' ? saved : this.readBack(form, plan, saved);
  }

  /** After a lost answer: saved if the server has the sent values. */
  private async readBack(
    { patientId, momentId, shownStatus }: AppointmentInput,
    plan: AppointmentPlan,
    lost: Saved,
  ): Promise<Saved> {
    const found = await this.gateways.archive.find(patientId, momentId);
    const existing = found.ok && found.value.deleted === undefined ? found.value.appointment : undefined;
    if (existing === undefined || !isSamePlan(existing, plan)) return lost;
    if (isSettled(existing, shownStatus)) return fail({ kind: 'settledMeanwhile', existing });
    return ok({ appointment: existing, mergedFromServer: [] });
  }

  private async make(form: AppointmentInput, appointment: Appointment): Promise<Saved> {
    const made = await this.gateways.appointments.make(form.patientId, form.momentId, appointment);
    if (!made.ok) return made;
    const existing = made.value.deleted === undefined ? made.value.appointment : undefined;
    if (existing === undefined) return fail({ kind: 'notFound' });
    if (isSettled(existing, form.shownStatus)) return fail({ kind: 'settledMeanwhile', existing });
    if (isSamePlan(existing, appointment)) return ok({ appointment: existing, mergedFromServer: [] });
    const changed = await this.change(form, appointment, { fields: NOTHING });
    if (changed.ok || changed.failure.kind === 'notFound' || changed.failure.kind === 'conflict') return changed;
    return fail({
      kind: 'savedOtherwise',
      existing,
      why: isCallFailure(changed.failure) ? changed.failure : { kind: 'refused' },
    });
  }

  private async change(
    { patientId, momentId, zone, sent = [], shownStatus }: AppointmentInput,
    plan: AppointmentPlan,
    base: { readonly fields: Fields },
  ): Promise<Saved> {
    const { appointments, archive } = this.gateways;
    let settled: Appointment | undefined;
    const saved = await saveMerged<Appointment>(
      { base, mine: fieldsOf(plan), sent: sent.map(fieldsOf) },
      {
        fieldsOf,
        read: async () => {
          const found = await archive.find(patientId, momentId);
          if (!found.ok) return found;
          const { appointment, deleted } = found.value;
          if (appointment === undefined || deleted !== undefined) return fail({ kind: 'notFound' });
          settled = isSettled(appointment, shownStatus) ? appointment : undefined;
          return settled === undefined ? ok({ value: appointment, etag: '' }) : fail({ kind: 'refused' });
        },
        change: async changes => {
          const changed = await appointments.change(patientId, [toChange(momentId, Object.keys(changes), plan, zone)]);
          if (!changed.ok) return changed;
          const moment = changed.value.find(one => one.momentId === momentId);
          return moment?.appointment === undefined
            ? fail({ kind: 'notFound' })
            : ok({ value: moment.appointment, etag: '' });
        },
      },
    );
    if (saved.ok) return ok({ appointment: saved.value.saved.value, mergedFromServer: saved.value.mergedFromServer });
    const { failure } = saved;
    if (settled !== undefined) return fail({ kind: 'settledMeanwhile', existing: settled });
    return fail(
      failure.kind === 'conflict'
        ? { kind: 'conflict', existing: failure.theirs.value, conflicts: failure.conflicts }
        : failure,
    );
  }
}

const isSettled = ({ status }: Appointment, shown: AppointmentStatus | undefined): boolean =>
  shown !== undefined && status !== shown;

const minute = (at: number): number => Math.floor(at / 60_000);

/** Fields for merging; forms have no seconds. */
const fieldsOf = ({ start, end, kind, place }: AppointmentPlan): Fields => ({
  time: [minute(start), minute(end)],
  kind,
  place: place.trim(),
});

function toChange(
  momentId: string,
  parts: readonly string[],
  { start, end, kind, place }: AppointmentPlan,
  timeZone: string,
): AppointmentChange {
  return {
    momentId,
    ...(parts.includes('time') && { start, end, timeZone }),
    ...(parts.includes('kind') && { kind }),
    ...(parts.includes('place') && { place: place.trim() }),
  };
}

const isCallFailure = (failure: SaveAppointmentFailure): failure is CallFailure =>
  ['unreachable', 'sessionEnded', 'notAllowed', 'notFound', 'refused'].includes(failure.kind);
