import { rule, says } from '../kernel/rule';

/** Hours for which an export can be fetched, and lets its person be deleted. */
export const EXPORT_HOURS = 24;
/** Days within which what was deleted can be brought back. */
export const UNDO_DAYS = 30;
const HOUR_MS = 3_600_000;

export const DELETION_REFUSALS = ['HoldsRights', 'ChatOpen', 'HighRiskFlag', 'ExportMissing'] as const;
export type DeletionRefusal = (typeof DELETION_REFUSALS)[number];

export interface DeletionInput {
  /** They may do something as staff. */
  readonly holdsRights: boolean;
  /** A chat is open, or a request for one waits. */
  readonly chatOpen: boolean;
  readonly highRisk: boolean;
  /** Undefined where there is none. */
  readonly newestExport?:
    | {
        readonly ageMs: number;
        /** Everything is in it as it is. */
        readonly isWhole: boolean;
        /** Nothing has changed since. */
        readonly isCurrent: boolean;
      }
    | undefined;
}

/** Why the data of a person are not deleted; empty where they may be. */
export const deletionRefusals = rule(
  {
    id: 'CR-DATA-02',
    statement:
      says`The data of a person are not deleted while they hold rights as staff, while a chat is open or a request for ` +
      says`one waits, or while the high-risk flag stands, because somebody may be about to help them. Nor are they ` +
      says`deleted without a whole export of the last ${EXPORT_HOURS} hours after which nothing has changed: with it ` +
      says`everything can be brought back for ${UNDO_DAYS} days.`,
    source: 'DESIGN §9 row 104',
    hazards: ['HAZ-05', 'HAZ-14'],
  },
  ({ holdsRights, chatOpen, highRisk, newestExport }: DeletionInput): readonly DeletionRefusal[] => {
    const hasExport =
      newestExport !== undefined &&
      newestExport.isWhole &&
      newestExport.isCurrent &&
      newestExport.ageMs <= EXPORT_HOURS * HOUR_MS;
    const found = { HoldsRights: holdsRights, ChatOpen: chatOpen, HighRiskFlag: highRisk, ExportMissing: !hasExport };
    return DELETION_REFUSALS.filter(refusal => found[refusal]);
  },
);
