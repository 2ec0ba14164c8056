import type { ActivityCountDto } from '@/infrastructure/http/patients/ownMomentDtos';
import type { Moment } from './Moment';

/** How often and how long each of the activities was done, in the order asked for; what never was counts 0. */
export function activityCounts(moments: readonly Moment[], activityIds: readonly string[]): ActivityCountDto[] {
  return activityIds.map(activityId => {
    const done = moments.flatMap(({ content }) =>
      content.activity?.activityId === activityId ? [content.activity.duration] : [],
    );
    return { activityId, count: done.length, duration: done.reduce((sum, seconds) => sum + seconds, 0) };
  });
}
