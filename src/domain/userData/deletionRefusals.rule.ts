import { rule, says } from '../kernel/rule';

/** Hours for which an export can be downloaded and allows the deletion of its data. */
export const EXPORT_HOURS = 24;
/** Days within which deleted data can be restored. */
export const UNDO_DAYS = 30;
const HOUR_MS = 3_600_000;

export const DELETION_REFUSALS = ['HoldsRights', 'ChatOpen', 'HighRiskFlag', 'ExportMissing'] as const;
export type DeletionRefusal = (typeof DELETION_REFUSALS)[number];

export interface DeletionInput {
  /** The person has staff permissions. */
  readonly holdsRights: boolean;
  /** A chat is open or a chat request is waiting. */
  readonly chatOpen: boolean;
  readonly highRisk: boolean;
  /** Undefined if there is no export. */
  readonly newestExport?:
    | {
        readonly ageMs: number;
        /** The export contains all data unchanged. */
        readonly isWhole: boolean;
        /** The data have not changed since the export. */
        readonly isCurrent: boolean;
      }
    | undefined;
}

/** Returns reasons against deleting a person's data; empty if they may be deleted. */
export const deletionRefusals = rule(
  {
    id: 'CR-DATA-02',
    statement:
      says`A person's data are not deleted while they have staff permissions, while a chat is open or a chat ` +
      says`request is waiting, or while the high-risk flag is set, because a therapist may be about to help ` +
      says`them. The data are also not deleted without a full export from the last ${EXPORT_HOURS} hours after ` +
      says`which nothing has changed; with it, everything can be restored for ${UNDO_DAYS} days.`,
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
