import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { Moment } from './Moment';
import type { Moments } from './Moments';

/** A moment that is neither deleted nor awaiting deletion; refuses with 404 `NotFound`. */
export function liveMoment(moments: Moments, patientId: string, id: string): Moment {
  const moment = keptMoment(moments, patientId, id);
  if (moment.deleted || moment.hardDelete) throw new BackendError(404, 'NotFound', 'The moment was deleted.');
  return moment;
}

/** A moment, deleted or not; refuses with 404 `NotFound`. */
export function keptMoment(moments: Moments, patientId: string, id: string): Moment {
  const moment = moments.historyOf(patientId).find(id);
  if (!moment || moment.takenBack) throw new BackendError(404, 'NotFound', 'There is no such moment.');
  return moment;
}
