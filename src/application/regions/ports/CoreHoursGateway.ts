import type { CoverageSchedule } from '@/domain/presence/CoverageSchedule';
import type { Result } from '@/domain/kernel/Result';

/** Asks for the core hours of the region. */
export interface CoreHoursGateway {
  read(): Promise<Result<CoverageSchedule, { readonly kind: 'couldNotCheck' }>>;
}
