import type { MomentSpanDto, MomentSpanQueryDto } from '#sandbox/endpoints/ownMomentDtos';
import type { Moment } from './Moment';
import { momentCursor } from './momentCursor';
import { byPlace } from './MomentStore';
import type { MomentViews } from './MomentViews';

/** Moments on a page where the caller names no number. */
const PAGE = 20;

/** One page of own moments, given newest first, from `from` until before `to`. */
export function ownSpan(
  moments: readonly Moment[],
  { from, to, limit = PAGE, lastDoc }: MomentSpanQueryDto,
  views: MomentViews,
): MomentSpanDto {
  const after = lastDoc === undefined ? undefined : momentCursor.read(lastDoc);
  const [earliest, end] = [
    from === undefined ? -Infinity : Date.parse(from),
    to === undefined ? Infinity : Date.parse(to),
  ];
  const found = moments.filter(
    moment => moment.at >= earliest && moment.at < end && (!after || byPlace(after, moment) < 0),
  );
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    moments: page.map(moment => views.own(moment)),
    ...(last && found.length > limit && { lastDoc: momentCursor.write(last) }),
  };
}
