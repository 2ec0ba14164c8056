import type { OfficeSchedule } from '@/domain/presence/OfficeSchedule';
import type { Result } from '@/domain/kernel/Result';

/** Asks for the core hours of the region. */
export interface CoreHoursGateway {
  read(): Promise<Result<OfficeSchedule, { readonly kind: 'couldNotCheck' }>>;
}
