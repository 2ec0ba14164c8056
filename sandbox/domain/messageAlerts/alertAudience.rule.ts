import { rule } from '@/domain/kernel/rule';
import type { AlertAudience, AlertRegion, AlertTarget } from '@/domain/messageAlerts/MessageAlert';
import { isInRange, readVersionRange } from '@/domain/messageAlerts/VersionRange';

export interface AlertViewer {
  readonly is: AlertAudience;
  readonly region: AlertRegion;
  /** The organisation of the person and everything above it; none for visitors. */
  readonly organisations: readonly string[];
  /** Of the program that asks; null where it is not known. */
  readonly version: string | null;
  /** The person is the author of the message. */
  readonly isAuthor: boolean;
}

/** `otherVersion`: the person is in the audience, and their program is not. */
export type AudienceVerdict = 'sees' | 'otherVersion' | 'notMeant';

/** Whether a message is for somebody. */
export const alertAudience = rule(
  {
    id: 'CR-MALERT-02',
    statement:
      'A message for its author alone is seen by its author, whatever else it says, and by nobody else. Every other message is seen by people of its audiences ' +
      'who are in one of its regions, in one of its organisations or below one, and whose program is in its range of ' +
      'versions. Where it names no region, no organisation or no range, that is no condition. Visitors who are not ' +
      'logged in belong to no organisation. A program that says no version that can be read sees only what is for ' +
      'all versions.',
    source: 'DESIGN §9 row 63',
    hazards: ['HAZ-08'],
  },
  ({ target, viewer }: { readonly target: AlertTarget; readonly viewer: AlertViewer }): AudienceVerdict => {
    if (target.onlyAuthor && !viewer.isAuthor) return 'notMeant';
    // Its range may be that of another program than the one in which its author looks at it.
    if (target.onlyAuthor) return 'sees';
    if (!isMeant(target, viewer)) return 'notMeant';
    const read = readVersionRange(target.versions);
    if (read.kind === 'all') return 'sees';
    if (read.kind !== 'range') return 'otherVersion';
    return viewer.version !== null && isInRange(read.range, viewer.version) === true ? 'sees' : 'otherVersion';
  },
);

const isMeant = ({ audiences, regions, organisations }: AlertTarget, viewer: AlertViewer): boolean =>
  audiences.includes(viewer.is) &&
  (regions.length === 0 || regions.includes(viewer.region)) &&
  (organisations.length === 0 || organisations.some(id => viewer.organisations.includes(id)));
