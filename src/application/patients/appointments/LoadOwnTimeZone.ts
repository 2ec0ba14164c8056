import type { Result } from '@/domain/kernel/Result';
import type { AvailabilityGateway } from '../ports/AvailabilityGateway';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** The zone by whose clock the therapist types times. */
export class LoadOwnTimeZone {
  constructor(private readonly gateway: Pick<AvailabilityGateway, 'timeZone'>) {}

  execute(): Promise<Result<string, CallFailure>> {
    return this.gateway.timeZone();
  }
}
