import type { OwnMomentType } from '@/domain/patients/timeline/MomentType';
import type { OwnEventDto } from '#sandbox/endpoints/ownMomentDtos';

/** A patient's entries in their app. */
export interface Recorded {
  readonly type: OwnMomentType;
  readonly event: OwnEventDto;
}
