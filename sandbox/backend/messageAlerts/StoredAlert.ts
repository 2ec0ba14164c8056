import type { AlertAudience, AlertKind, AlertRegion, MessageAlert } from '@/domain/messageAlerts/MessageAlert';

/** A message of either generation. Times are in milliseconds since 1970. */
export interface StoredAlert {
  readonly id: string;
  readonly generation: MessageAlert['generation'];
  readonly message: string;
  readonly kind: AlertKind;
  readonly audiences: readonly AlertAudience[];
  readonly onlyAuthor: boolean;
  readonly regions: readonly AlertRegion[];
  /** Ids. */
  readonly organisations: readonly string[];
  readonly versions: string;
  readonly from: number | null;
  readonly until: number | null;
  readonly timeZone: string;
  readonly isDismissible: boolean;
  readonly isPublished: boolean;
  /** The time of the first publication, which counts as the start of a message that names none. */
  readonly publishedAt: number | null;
  readonly withdrawnAt: number | null;
  /** Identity id of the author. */
  readonly author: string;
  readonly changedAt: number;
  readonly changedBy: string;
}
