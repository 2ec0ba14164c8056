import type { BulkOfRow } from '@/application/kernel/bulk/BulkAction';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { Result } from '@/domain/kernel/Result';
import type { UserAccess } from '@/domain/users/UserAccess';
import type { Right } from '@/domain/users/UserGroup';
import type { ChangeGroupsFailure } from './UserGateway';

/** `bulk`: absent for an act of its own. Each reader gets one email about all rows of a bulk action. */
interface PartOfBulk {
  readonly bulk?: BulkOfRow;
}

/** What a promotion gives besides its group. */
export interface Promotion extends PartOfBulk {
  readonly userId: string;
  readonly reason: string;
  /** The last calendar day on which it holds; absent without an end. */
  readonly lastDay?: string;
}

/** An analyst of the patients of access codes, or, without any, of everything below the person’s organisation. */
export interface AnalystPromotion extends Promotion {
  readonly accessCodes: readonly string[];
}

export interface AnalystDowngrade extends PartOfBulk {
  readonly userId: string;
  readonly reason: string;
  /** They report on the patients of access codes, and not on everything below their organisation. */
  readonly isOfCodes: boolean;
}

/** What an analyst reports on. */
export interface AnalystReports {
  readonly isAnalyst: boolean;
  /** Everything below their organisation; else the codes alone. */
  readonly isEverything: boolean;
  readonly accessCodes: readonly string[];
  /** Titles of the schedules that run in their name. */
  readonly schedules: readonly string[];
}

/** All rights that a person has from now on. */
export interface RightsChange extends PartOfBulk {
  readonly rights: readonly Right[];
  /** New last days, empty for no end; those of other rights stay as they are. */
  readonly lastDays: readonly { readonly right: Right; readonly lastDay: string }[];
  /** Rights that were reviewed and stay. */
  readonly confirmed: readonly Right[];
  readonly reason: string;
}

/** `unknownCode`: there is no such access code. */
export type ChangeRightsFailure = ChangeGroupsFailure | { readonly kind: 'unknownCode' };

/** Changes of rights with calls of their own. `changed`: false where it was so already; a repeated call is no error. */
export interface RightsGateway {
  promoteToAnalyst(promotion: AnalystPromotion): Promise<Result<{ readonly changed: boolean }, ChangeRightsFailure>>;
  downgradeAnalyst(downgrade: AnalystDowngrade): Promise<Result<{ readonly changed: boolean }, ChangeRightsFailure>>;
  promoteToTherapist(promotion: Promotion): Promise<Result<{ readonly changed: boolean }, ChangeRightsFailure>>;
  analystReports(userId: string): Promise<Result<AnalystReports, CallFailure>>;
  /** Replaces all rights of a person, and answers what is so afterwards. */
  changeRights(
    userId: string,
    change: RightsChange,
    etag: string,
  ): Promise<Result<Versioned<UserAccess>, ChangeGroupsFailure>>;
}
