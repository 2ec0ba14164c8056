import type { OwnMomentType } from '@/domain/patients/timeline/MomentType';
import type { OwnEventDto } from '#sandbox/endpoints/ownMomentDtos';

/** What a patient put into their app. */
export interface Recorded {
  readonly type: OwnMomentType;
  readonly event: OwnEventDto;
}
