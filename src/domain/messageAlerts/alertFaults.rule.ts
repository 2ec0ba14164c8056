import { rule } from '../kernel/rule';
import { alertText, type AlertTextFault } from './alertText.rule';
import type { AlertAudience } from './MessageAlert';
import { readVersionRange } from './VersionRange';

/** A message as it would be published. Times are in milliseconds since 1970. */
export interface AlertContent {
  readonly message: string;
  readonly audiences: readonly AlertAudience[];
  readonly onlyAuthor: boolean;
  readonly organisations: readonly string[];
  readonly versions: string;
  readonly from: number | null;
  readonly until: number | null;
  readonly now: number;
}

export interface AlertFaults {
  readonly message?: AlertTextFault;
  readonly audiences?: 'none';
  /** Visitors belong to no organisation. */
  readonly organisations?: 'notForPublic';
  readonly versions?: 'unreadable' | 'empty';
  /** `tooEarly`: it ends at or before its start. `past`: it has already ended. */
  readonly until?: 'tooEarly' | 'past';
}

/** Returns faults that prevent the publication of a message. */
export const alertFaults = rule(
  {
    id: 'CR-MALERT-06',
    statement:
      'A message can be published if its text is valid, it has an audience or is for its author alone, its ' +
      'version range contains a version, and its end is after its start and in the future. A message for the ' +
      'public names no organisation, because visitors belong to none and would never see it.',
    source: 'DESIGN §9 row 61; DESIGN §9 row 63',
    hazards: ['HAZ-12', 'HAZ-16'],
  },
  (content: AlertContent): AlertFaults => {
    const text = alertText({ text: content.message });
    const { kind } = readVersionRange(content.versions);
    const isPublic = !content.onlyAuthor && content.audiences.includes('public');
    const until = endFault(content);
    return {
      ...(text !== null && { message: text }),
      ...(!content.onlyAuthor && content.audiences.length === 0 && { audiences: 'none' }),
      ...(isPublic && content.organisations.length > 0 && { organisations: 'notForPublic' }),
      ...((kind === 'unreadable' || kind === 'empty') && { versions: kind }),
      ...(until !== undefined && { until }),
    };
  },
);

function endFault({ from, until, now }: AlertContent): AlertFaults['until'] {
  if (until === null) return undefined;
  if (from !== null && until <= from) return 'tooEarly';
  return until <= now ? 'past' : undefined;
}
