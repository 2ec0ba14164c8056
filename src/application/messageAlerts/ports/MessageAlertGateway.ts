import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { Result } from '@/domain/kernel/Result';
import type {
  AlertDetails,
  AlertEntry,
  AlertGeneration,
  AlertName,
  AlertReach,
  AlertTarget,
  MessageAlert,
} from '@/domain/messageAlerts/MessageAlert';

export interface AlertList {
  readonly alerts: readonly MessageAlert[];
  /** Messages that could not be read. */
  readonly unreadable: number;
}

/** Reasons for refusing a message; nothing was saved. */
export type AlertDetailsFailure = {
  readonly kind:
    | 'invalidMessage'
    | 'invalidAudience'
    | 'invalidVersions'
    | 'invalidTimes'
    | 'unknownOrganisation'
    /** It has been withdrawn, and can no longer be changed. */
    | 'withdrawn';
};

export type CreateAlertFailure =
  | CallFailure
  | AlertDetailsFailure
  | /** Another message has the id. */ { readonly kind: 'idTaken' };
export type ChangeAlertFailure = CallFailure | AlertDetailsFailure | { readonly kind: 'changedMeanwhile' };
export type WithdrawAlertFailure = CallFailure | { readonly kind: 'changedMeanwhile' };

export interface NewAlert extends AlertName {
  readonly entry: AlertEntry;
  readonly reason: string;
}

/** Reads and changes messages of both generations. Those of the first one have a text and a range of versions alone. */
export interface MessageAlertGateway {
  list(generation: AlertGeneration): Promise<Result<AlertList, CallFailure>>;
  read(name: AlertName): Promise<Result<Versioned<AlertDetails>, CallFailure>>;
  /** A repeat with the same content makes no second message. */
  create(alert: NewAlert): Promise<Result<Versioned<AlertDetails>, CreateAlertFailure>>;
  /** Replaces everything that an author sets. */
  change(alert: NewAlert, etag: string): Promise<Result<Versioned<AlertDetails>, ChangeAlertFailure>>;
  /** Withdraws what is published and keeps its record; deletes a draft, and what is of the first generation. */
  withdraw(name: AlertName, etag: string, reason: string): Promise<Result<void, WithdrawAlertFailure>>;
  /** Counts the people whom a message would reach now. */
  count(target: AlertTarget): Promise<Result<AlertReach, CallFailure>>;
}
