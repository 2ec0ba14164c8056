import { rule } from '@/domain/kernel/rule';
import type { AlertAudience, AlertRegion, AlertTarget } from '@/domain/messageAlerts/MessageAlert';
import { isInRange, readVersionRange } from '@/domain/messageAlerts/VersionRange';

export interface AlertViewer {
  readonly is: AlertAudience;
  readonly region: AlertRegion;
  /** The viewer's organisation and all its ancestors; none for visitors. */
  readonly organisations: readonly string[];
  /** Version of the requesting app; null if unknown. */
  readonly version: string | null;
  /** The viewer is the author of the message. */
  readonly isAuthor: boolean;
}

/** `otherVersion`: the viewer is in the audience, but their app version is not in the range. */
export type AudienceVerdict = 'sees' | 'otherVersion' | 'notMeant';

/** Decides whether a viewer sees a message. */
export const alertAudience = rule(
  {
    id: 'CR-MALERT-02',
    statement:
      'A message for its author alone is seen only by its author, whatever its other conditions. Any other ' +
      'message is seen by viewers of its audiences who are in one of its regions, in one of its organisations or ' +
      'below one, and whose app version is in its range. A message without regions, organisations or range has no ' +
      'such condition. Visitors who are not logged in belong to no organisation. An app without a readable ' +
      'version shows only messages for all versions.',
    source: 'DESIGN §9 row 63',
    hazards: ['HAZ-08'],
  },
  ({ target, viewer }: { readonly target: AlertTarget; readonly viewer: AlertViewer }): AudienceVerdict => {
    if (target.onlyAuthor && !viewer.isAuthor) return 'notMeant';
    // Its range may apply to a different app than the one its author uses.
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
