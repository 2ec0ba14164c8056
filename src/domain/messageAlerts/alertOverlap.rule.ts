import { rule } from '../kernel/rule';
import type { AlertOrganisation, AlertTimes, MessageAlert } from './MessageAlert';
import { readVersionRange, rangesMeet } from './VersionRange';

export interface OverlapInput {
  readonly one: OverlapPart;
  readonly other: OverlapPart;
}

export type OverlapPart = AlertTimes &
  Pick<MessageAlert, 'audiences' | 'onlyAuthor' | 'regions' | 'versions'> & {
    readonly organisations: readonly Pick<AlertOrganisation, 'id' | 'upwards'>[];
  };

/** The time in which two messages are shown together. `until` is null if neither has an end. */
export interface Overlap {
  /** Null if both are shown as soon as they are published. */
  readonly from: number | null;
  readonly until: number | null;
}

/** Decides whether a reader may see two messages at the same time. */
export const alertOverlap = rule(
  {
    id: 'CR-MALERT-04',
    statement:
      'Two published messages that were not withdrawn overlap if their times have a moment in common and a reader ' +
      'may see both: they share an audience, a region and a version, and an organisation of one is within an ' +
      'organisation of the other. A message for its author alone overlaps with none. A message that begins at the ' +
      'moment another ends does not overlap with it.',
    source: 'DESIGN §9 row 65',
    hazards: ['HAZ-12'],
  },
  ({ one, other }: OverlapInput): Overlap | null => {
    if (!isLive(one) || !isLive(other) || !haveReaders(one, other)) return null;
    const from = latest(one.from, other.from);
    const until = earliest(one.until, other.until);
    if (from !== null && until !== null && until <= from) return null;
    return { from, until };
  },
);

const isLive = ({ isPublished, withdrawnAt, onlyAuthor }: OverlapPart): boolean =>
  isPublished && withdrawnAt === null && !onlyAuthor;

function haveReaders(one: OverlapPart, other: OverlapPart): boolean {
  return (
    one.audiences.some(audience => other.audiences.includes(audience)) &&
    meet(one.regions, other.regions) &&
    organisationsMeet(one.organisations, other.organisations) &&
    versionsMeet(one.versions, other.versions)
  );
}

const meet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some(part => other.includes(part));

function organisationsMeet(one: OverlapPart['organisations'], other: OverlapPart['organisations']): boolean {
  if (one.length === 0 || other.length === 0) return true;
  return one.some(mine => other.some(theirs => mine.upwards.includes(theirs.id) || theirs.upwards.includes(mine.id)));
}

function versionsMeet(one: string, other: string): boolean {
  const [mine, theirs] = [readVersionRange(one), readVersionRange(other)];
  if (mine.kind === 'all') return theirs.kind === 'all' || theirs.kind === 'range';
  if (theirs.kind === 'all') return mine.kind === 'range';
  return mine.kind === 'range' && theirs.kind === 'range' && rangesMeet(mine.range, theirs.range);
}

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const earliest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
