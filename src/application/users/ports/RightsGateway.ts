import type { BulkOfRow } from '@/application/kernel/bulk/BulkAction';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { Result } from '@/domain/kernel/Result';
import type { UserAccess } from '@/domain/users/UserAccess';
import type { Right } from '@/domain/users/UserGroup';
import type { ChangeGroupsFailure } from './UserGateway';

/** `bulk`: absent for a single act. Each recipient gets one email about all rows of a bulk action. */
interface PartOfBulk {
  readonly bulk?: BulkOfRow;
}

/** Parameters of a promotion besides its group. */
export interface Promotion extends PartOfBulk {
  readonly userId: string;
  readonly reason: string;
  /** Last calendar day of the permission; absent without an end. */
  readonly lastDay?: string;
}

/** An analyst of the patients of access codes or, without any, of the user’s whole organisation. */
export interface AnalystPromotion extends Promotion {
  readonly accessCodes: readonly string[];
}

export interface AnalystDowngrade extends PartOfBulk {
  readonly userId: string;
  readonly reason: string;
  /** They report only on the patients of access codes, not on their whole organisation. */
  readonly isOfCodes: boolean;
}

export interface AnalystReports {
  readonly isAnalyst: boolean;
  /** True for their whole organisation; false for only the codes. */
  readonly isEverything: boolean;
  readonly accessCodes: readonly string[];
  /** Titles of the schedules that run in their name. */
  readonly schedules: readonly string[];
}

/** All permissions of a user from now on. */
export interface RightsChange extends PartOfBulk {
  readonly rights: readonly Right[];
  /** New last days, empty for no end; other last days stay unchanged. */
  readonly lastDays: readonly { readonly right: Right; readonly lastDay: string }[];
  /** Permissions confirmed by a review. */
  readonly confirmed: readonly Right[];
  readonly reason: string;
}

/** `unknownCode`: the access code does not exist. */
export type ChangeRightsFailure = ChangeGroupsFailure | { readonly kind: 'unknownCode' };

/** Changes of permissions. `changed`: false if there was nothing to change; repeating a call is not an error. */
export interface RightsGateway {
  promoteToAnalyst(promotion: AnalystPromotion): Promise<Result<{ readonly changed: boolean }, ChangeRightsFailure>>;
  downgradeAnalyst(downgrade: AnalystDowngrade): Promise<Result<{ readonly changed: boolean }, ChangeRightsFailure>>;
  promoteToTherapist(promotion: Promotion): Promise<Result<{ readonly changed: boolean }, ChangeRightsFailure>>;
  analystReports(userId: string): Promise<Result<AnalystReports, CallFailure>>;
  /** Replaces all permissions of a user and returns the resulting access. */
  changeRights(
    userId: string,
    change: RightsChange,
    etag: string,
  ): Promise<Result<Versioned<UserAccess>, ChangeGroupsFailure>>;
}
