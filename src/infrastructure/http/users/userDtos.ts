import 'reflect-metadata';
import { Exclude, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { SCOPES, type Scope } from '@/domain/kernel/Scope';
import { USER_GROUPS, type UserGroup } from '@/domain/users/UserGroup';
import { MOST_ROWS } from '@/domain/kernel/bulk/planBulkAction.rule';
import { userLimits } from '@/domain/users/userLimits';
import { HasText } from '../kernel/HasText';
import { IsEmailAddress } from '../kernel/IsEmailAddress';
import { MayBeAbsent } from '../kernel/MayBeAbsent';
import { ChangeDto, OrganisationNameDto } from '../organisations/organisationDtos';
import { Nested, NestedList } from '../kernel/Nested';
import { ParseEach } from '../kernel/ParseEach';
import { IsDay } from '../kernel/IsDay';
import { IsInstant } from '../kernel/IsInstant';

const { longestReason, emailAddress, name, largestPage } = userLimits;

/** A right as a text: `group:admin` or `scope:chat:download-chat`. */
const rightPattern = /^(group|scope):[a-z0-9:-]{1,60}$/;

/** A list may be filtered for users with a single scope that no group gave them. */
export const SINGLE_SCOPE_FILTER = 'single-scope';
/** Characters of a cursor, which contains an email address. */
const longestCursor = emailAddress + 20;

const groupFilters = [...USER_GROUPS, SINGLE_SCOPE_FILTER] as const;

export class UsersQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(largestPage) limit?: number;
  /** People in any of these groups. */
  @IsOptional() @IsArray() @IsIn(groupFilters, { each: true }) group?: (UserGroup | typeof SINGLE_SCOPE_FILTER)[];
  /** The beginning of the address; letter case does not count. */
  @IsOptional() @IsString() @MaxLength(emailAddress) emailAddress?: string;
  /** Those of the page before, unchanged. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(4)
  @IsString({ each: true })
  @MaxLength(longestCursor, { each: true })
  documentCursors?: string[];
  /** With which they joined. */
  @IsOptional() @IsString() @MaxLength(64) accessCode?: string;
}

/** The grant of a right to a user. */
export class GrantDto {
  /** `group:…` or `scope:…`. */
  @IsString() right!: string;
  /** Absent for what was there before anything was recorded. */
  @IsOptional() @IsInstant() from?: string;
  /** The last calendar day on which it is valid; absent if it has no end. */
  @IsOptional() @IsDay() lastDay?: string;
  @IsOptional() @IsString() byUserId?: string;
  @IsOptional() @IsString() byName?: string;
  @IsOptional() @IsString() reason?: string;
  @IsOptional() @IsInstant() confirmedAt?: string;
  /** The time at which it last opened a call; null for never, absent where that was not recorded. */
  @IsOptional() @IsInstant() usedAt?: string | null;
}

export class UserRowDto {
  @IsString() userId!: string;
  /** Of a patient: the id that other calls name the patient by. */
  @IsOptional() @IsString() patientId?: string;
  @IsString() emailAddress!: string;
  @IsString() firstName!: string;
  @IsString() lastName!: string;
  /** `staff`, `newcomer` or `patient`. */
  @IsString() kind!: string;
  /** `active`, `disabled`, `noSecondFactor` or `neverSignedIn`. */
  @IsString() state!: string;
  /** The present rights. */
  @NestedList(() => GrantDto) grants!: GrantDto[];
  @IsOptional() @Nested(() => OrganisationNameDto) organisation?: OrganisationNameDto;
  @IsOptional() @IsString() accessCode?: string;
  @IsOptional() @IsInstant() lastSignInAt?: string;
  /** Has an account, and so gets emails about others; absent if not reported. */
  @IsOptional() @IsBoolean() getsEmails?: boolean;
}

export class UserPageDto {
  @NestedList(() => UserRowDto) users!: UserRowDto[];
  /** For the next page; empty where there is none. */
  @IsArray() @IsString({ each: true }) documentCursors!: string[];
  /** Number of all matches. */
  @IsInt() total!: number;
  /** Number of them that have an account, and so get emails about others; absent if not counted. */
  @IsOptional() @IsInt() reachable?: number;
}

/** An effective scope, and the rights that include it. */
export class EffectiveScopeDto {
  @IsString() scope!: string;
  @IsArray() @IsString({ each: true }) through!: string[];
}

/** Open work of a therapist; absent if it could not be counted. */
export class DutiesDto {
  @IsOptional() @IsInt() openChats?: number;
  @IsOptional() @IsInt() patientsLed?: number;
  @IsOptional() @IsInt() appointments?: number;
}

/** A request to delete an account, and its outcome; read part by part. */
export class ListedDeletionDto {
  @IsString() id!: string;
  @IsString() userId!: string;
  /** True if the account no longer exists; absent if not reported. No other field says so. */
  @ParseEach() @IsOptional() @IsBoolean() accountGone?: boolean;
  @ParseEach() @IsOptional() @IsString() firstName?: string;
  @ParseEach() @IsOptional() @IsString() lastName?: string;
  @ParseEach() @IsOptional() @IsString() emailAddress?: string;
  @ParseEach() @IsInstant() requestedAt?: string;
  /** The requester; absent if not recorded. */
  @ParseEach() @IsOptional() @IsString() requestedByUserId?: string;
  @ParseEach() @IsOptional() @IsString() requestedByName?: string;
  /** Open work of the account; absent if it could not be counted, and once the request is over. */
  @ParseEach() @IsOptional() @Nested(() => DutiesDto) duties?: DutiesDto;
  /** `open`, `withdrawn` or `carriedOut`. */
  @ParseEach() @IsString() state?: string;
  /** The time at which it was withdrawn or carried out. */
  @ParseEach() @IsOptional() @IsInstant() endedAt?: string;
  /** The author of that act; absent if there is no particular one. */
  @ParseEach() @IsOptional() @IsString() endedByUserId?: string;
  @ParseEach() @IsOptional() @IsString() endedByName?: string;
  /** Names of fields that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

export class DeletionRequestsDto {
  @NestedList(() => ListedDeletionDto) requests!: ListedDeletionDto[];
}

/** A user's grants. The ETag covers only the grants. */
export class UserGroupsDto {
  @Nested(() => UserRowDto) user!: UserRowDto;
  @IsArray() @IsString({ each: true }) groups!: string[];
  /** Scopes that were granted by themselves. */
  @IsArray() @IsString({ each: true }) scopes!: string[];
  /** Those in force, and those to come. */
  @NestedList(() => GrantDto) grants!: GrantDto[];
  @NestedList(() => EffectiveScopeDto) effective!: EffectiveScopeDto[];
  /** Absent where nothing could be counted. */
  @IsOptional() @Nested(() => DutiesDto) duties?: DutiesDto;
  /** The newest, the newest first. */
  @NestedList(() => ChangeDto) changes!: ChangeDto[];
}

/** The dashboard always sends a reason; other programs of the provider need not. */
class WithReasonDto {
  @MayBeAbsent() @IsString() @MaxLength(longestReason) reason?: string;
}

/** The bulk action of which a call is a row: each reader gets one email about all of its rows. */
export class BulkDto {
  @IsString() @Length(1, 64) id!: string;
  /** Number of rows that it is about to do. */
  @IsInt() @Min(1) @Max(MOST_ROWS) rows!: number;
}

/** A change of rights, on its own or as a row of a bulk action. */
class RightsChangeDto extends WithReasonDto {
  @MayBeAbsent() @Nested(() => BulkDto) bulk?: BulkDto;
}

export class LastDayDto {
  @Matches(rightPattern) right!: string;
  /** Empty for no end. */
  @ValidateIf(({ lastDay }: LastDayDto) => lastDay !== '') @IsDay() lastDay!: string;
}

/** Replaces the groups. Absent ones stay unchanged. */
export class ChangeGroupsDto extends RightsChangeDto {
  @IsArray() @ArrayMaxSize(USER_GROUPS.length) @ArrayUnique() @IsIn(USER_GROUPS, { each: true }) groups!: UserGroup[];
  /** Replaces the scopes that are granted by themselves. */
  @IsOptional() @IsArray() @ArrayMaxSize(SCOPES.length) @ArrayUnique() @IsIn(SCOPES, { each: true }) scopes?: Scope[];
  @IsOptional()
  @ArrayMaxSize(40)
  @NestedList(() => LastDayDto)
  lastDays?: LastDayDto[];
  /** Reviewed rights that stay. */
  @IsOptional() @IsArray() @ArrayMaxSize(40) @ArrayUnique() @Matches(rightPattern, { each: true }) confirmed?: string[];
}

export class PromotionDto extends RightsChangeDto {
  @IsString() @Length(1, 128) userId!: string;
  /** The last calendar day on which it is valid. */
  @IsOptional() @IsDay() lastDay?: string;
}

export class DowngradeDto extends RightsChangeDto {
  @IsString() @Length(1, 128) userId!: string;
}

/** The effect of a promotion or a downgrade. */
export class AccessChangedDto {
  /** False where it was so already. */
  @IsBoolean() changed!: boolean;
  @IsArray() @IsString({ each: true }) scopes!: string[];
}

export class AnalystPromotionDto extends RightsChangeDto {
  @IsString() @Length(1, emailAddress) userIdOrEmail!: string;
  /** The codes whose patients they report on. */
  @IsArray()
  @ArrayUnique()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsString({ each: true })
  @MaxLength(64, { each: true })
  accessCodes!: string[];
  @IsOptional() @IsDay() lastDay?: string;
}

export class AnalystDowngradeDto extends RightsChangeDto {
  @IsString() @Length(1, emailAddress) userIdOrEmail!: string;
}

/** The subjects on which an analyst reports. */
export class AnalystCodesDto {
  @IsBoolean() isAnalyst!: boolean;
  /** Everything below their organisation; else the codes alone. */
  @IsBoolean() everything!: boolean;
  @IsArray() @IsString({ each: true }) accessCodes!: string[];
  /** Titles of the schedules that run in their name. */
  @IsArray() @IsString({ each: true }) schedules!: string[];
}

export class MultiRegionQueryDto {
  @IsOptional() @IsIn(['true', 'false']) multiRegion?: 'true' | 'false';
}

export class CreateUserDto extends WithReasonDto {
  /** Chosen once for one user, so that a second attempt does not create a second account. */
  @Matches(/^[A-Za-z0-9-]{8,64}$/) id!: string;
  @IsEmailAddress() @MaxLength(emailAddress) emailAddress!: string;
  @IsString() @Length(1, name) @HasText() firstName!: string;
  @IsString() @Length(1, name) @HasText() lastName!: string;
  @IsString() @Length(1, 64) accessCode!: string;
}

export class UserAccessCodeDto extends WithReasonDto {
  @IsString() @Length(1, 64) accessCode!: string;
}
