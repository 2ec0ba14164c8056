import type { Result } from '@/domain/kernel/Result';
import type { AvailabilityGateway } from '../ports/AvailabilityGateway';
import type { PatientFailure } from '../ports/PatientFailure';

/** The zone by whose clock the therapist types times. */
export class LoadOwnTimeZone {
  constructor(private readonly gateway: Pick<AvailabilityGateway, 'timeZone'>) {}

  execute(): Promise<Result<string, PatientFailure>> {
    return this.gateway.timeZone();
  }
}
