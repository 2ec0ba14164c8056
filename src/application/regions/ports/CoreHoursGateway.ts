import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { Change } from '@/domain/organisations/Organisation';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';

/** The core hours of the region as the server holds them. */
export interface CoreHours {
  readonly schedule: CoverageSchedule;
  /** What a change is based on; undefined where the server names none, so that nothing can be changed. */
  readonly version: string | undefined;
  /** The newest first. */
  readonly changes: readonly Change[];
}

export interface CoreHoursChange {
  readonly schedule: CoverageSchedule;
  /** The version that was read. */
  readonly basedOn: string;
  readonly reason: string;
}

/** Why core hours are not changed; nothing was done. `changedMeanwhile`: they are in another version. */
export type CoreHoursRefusal = { readonly kind: 'invalidTimeZone' | 'invalidDate' };
export type ChangeCoreHoursFailure = CallFailure | CoreHoursRefusal | { readonly kind: 'changedMeanwhile' };

/** Reads and changes the core hours of the region. */
export interface CoreHoursGateway {
  /** Hours of which a part could not be read are not read at all. */
  read(): Promise<Result<CoreHours, CallFailure>>;
  /** All of them are replaced. What is there afterwards is to be read. */
  change(change: CoreHoursChange): Promise<Result<void, ChangeCoreHoursFailure>>;
}
