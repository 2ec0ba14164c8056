import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { Change } from '@/domain/kernel/Change';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';

export interface CoreHours {
  readonly schedule: CoverageSchedule;
  /** Base version for a change; undefined if the server sends none, so that no change is possible. */
  readonly version: string | undefined;
  /** Newest first. */
  readonly changes: readonly Change[];
}

export interface CoreHoursChange {
  readonly schedule: CoverageSchedule;
  /** The version that was read. */
  readonly basedOn: string;
  readonly reason: string;
}

/** Reasons for refusing a change of core hours. `changedMeanwhile`: they have a different version. */
export type InvalidCoreHours = { readonly kind: 'invalidTimeZone' | 'invalidDate' };
export type ChangeCoreHoursFailure = CallFailure | InvalidCoreHours | { readonly kind: 'changedMeanwhile' };

/** Reads and changes the core hours of the region. */
export interface CoreHoursGateway {
  /** Fails if a part of the hours is unreadable. */
  read(): Promise<Result<CoreHours, CallFailure>>;
  /** Replaces all of them. The result must be read afterwards. */
  change(change: CoreHoursChange): Promise<Result<void, ChangeCoreHoursFailure>>;
}
