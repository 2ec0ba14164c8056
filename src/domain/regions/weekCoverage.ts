import type { Availability, WeeklyTime } from '../kernel/time/Availability';
import type { Stretch } from './coreHoursStretches';
import { coverageAt, type StretchCoverage, type TherapistsOfZone } from './coverageAt.rule';

/** A therapist who may cover the core hours. */
export interface CoveringTherapist {
  readonly id: string;
  readonly name: string;
  /** Undefined if the hours could not be read. */
  readonly availability: Availability | undefined;
  /** End of their therapist access, in seconds since 1970; absent if it has no end. */
  readonly until?: number;
}

/** A part of the core hours with the same cover. */
export interface CoverageStretch extends Stretch, StretchCoverage {}

/** Length of a judged stretch: a quarter of an hour, in seconds. */
export const QUARTER_S = 900;

/** Returns the cover of each quarter of an hour in the core hours, in order. */
export function weekCoverage(
  coreHours: readonly Stretch[],
  therapists: readonly CoveringTherapist[],
): readonly CoverageStretch[] {
  return coreHours.flatMap(quartersOf).map(stretch => {
    const present = therapists.filter(({ until }) => until === undefined || until >= stretch.to);
    const unread = present.filter(({ availability }) => availability === undefined).length;
    return { ...stretch, ...coverageAt({ stretch, zones: byZone(present), unread }) };
  });
}

/** Joins neighbours with the same cover. */
export function joinedCoverage(quarters: readonly CoverageStretch[]): readonly CoverageStretch[] {
  const joined: CoverageStretch[] = [];
  for (const quarter of quarters) {
    const last = joined.at(-1);
    if (last !== undefined && last.to === quarter.from && isSameCoverage(last, quarter))
      joined[joined.length - 1] = { ...last, to: quarter.to };
    else joined.push(quarter);
  }
  return joined;
}

const ranks: Readonly<Record<StretchCoverage['verdict'], number>> = { gap: 0, unknown: 1, covered: 2 };

/** Sorts gaps first, then unknown stretches; each by time. */
export const gapsFirst = (stretches: readonly CoverageStretch[]): readonly CoverageStretch[] =>
  stretches.toSorted((one, other) => ranks[one.verdict] - ranks[other.verdict] || one.from - other.from);

function quartersOf({ from, to }: Stretch): readonly Stretch[] {
  const parts: Stretch[] = [];
  for (let start = from; start < to;) {
    const end = Math.min(to, (Math.floor(start / QUARTER_S) + 1) * QUARTER_S);
    parts.push({ from: start, to: end });
    start = end;
  }
  return parts;
}

const isSameCoverage = (one: StretchCoverage, other: StretchCoverage): boolean =>
  one.available === other.available && one.unread === other.unread && one.verdict === other.verdict;

function byZone(therapists: readonly CoveringTherapist[]): readonly TherapistsOfZone[] {
  const zones = new Map<string, (readonly WeeklyTime[])[]>();
  for (const { availability } of therapists) {
    if (availability === undefined) continue;
    const weeks = zones.get(availability.timeZone) ?? [];
    weeks.push(availability.times);
    zones.set(availability.timeZone, weeks);
  }
  return [...zones].map(([timeZone, weeks]) => ({ timeZone, weeks }));
}
