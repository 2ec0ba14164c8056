import { ascending } from '../../kernel/ascending';
import type { Moment } from './Moment';

/** Adds moments to a timeline: newest first, without duplicates, each in its latest version. */
export function mergeMoments(known: readonly Moment[], more: readonly Moment[]): readonly Moment[] {
  const byId = new Map<string, Moment>();
  for (const moment of [...known, ...more]) {
    const before = byId.get(moment.momentId);
    if (before === undefined || moment.updatedAt >= before.updatedAt) byId.set(moment.momentId, moment);
  }
  return [...byId.values()].sort((a, b) => b.at - a.at || ascending(a.momentId, b.momentId));
}
