import type { OwnMomentType } from '@/domain/patients/timeline/MomentType';
import type { OwnEventDto } from '#sandbox/endpoints/ownMomentDtos';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { Moment } from './Moment';
import type { Moments } from './Moments';
import { ownContent } from './ownContent';

/** Milliseconds by which an app's clock may be ahead. */
const CLOCK_SKEW_MS = 24 * 3_600_000;

export interface Span {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** Milliseconds since 1970; exclusive. */
  readonly to: number;
}

/** Moments that patients record themselves, in the histories that their therapists read. */
export class OwnMoments {
  constructor(
    private readonly moments: Moments,
    private readonly clock: { now(): number },
  ) {}

  add(patient: Patient, type: OwnMomentType, event: OwnEventDto): Moment {
    return this.moments.addOnce(this.toMoment(patient, type, event));
  }

  /** Stores all events or none, and returns every moment of the type in the span, oldest first. */
  sync(patient: Patient, type: OwnMomentType, { from, to }: Span, events: readonly OwnEventDto[]): readonly Moment[] {
    if (!(from < to)) throw new BackendError(400, 'InvalidSpan', 'The span ends before it begins.');
    const checked = events.map(event => this.toMoment(patient, type, event));
    const fresh = checked.filter(moment => this.moments.existing(moment) === undefined);
    for (const moment of fresh) this.moments.addOnce(moment);
    return this.select(patient, [type], from)
      .filter(({ at }) => at < to)
      .reverse();
  }

  /** Newest first, without what staff deleted. */
  select({ patientId }: Patient, types: readonly OwnMomentType[], from = -Infinity): Moment[] {
    const found = this.moments.historyOf(patientId).select({ types: new Set(types), from, limit: Infinity });
    return found.filter(({ deleted, hardDelete }) => !deleted && !hardDelete);
  }

  latest({ patientId }: Patient, ...types: readonly OwnMomentType[]): Moment | undefined {
    return this.moments.historyOf(patientId).newest(...types);
  }

  private toMoment({ patientId, uid }: Patient, type: OwnMomentType, event: OwnEventDto): Moment {
    const [at, now] = [Date.parse(event.at), this.clock.now()];
    if (at > now + CLOCK_SKEW_MS) throw new BackendError(400, 'InvalidMoment', 'The moment lies in the future.');
    return {
      id: event.momentId,
      patientId,
      type,
      at,
      recordedAt: now,
      updatedAt: now,
      author: uid,
      content: ownContent(type, event),
    };
  }
}
