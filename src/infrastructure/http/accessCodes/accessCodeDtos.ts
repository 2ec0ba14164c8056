import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { LONGEST_REASON } from '@/domain/kernel/reasonFault';
import { MOST_SEATS } from '@/domain/kernel/seatLimit';
import { ORGANISATION_LIMITS } from '@/domain/organisations/SettingSection';
import { MayBeAbsent } from '../kernel/MayBeAbsent';
import { ChangeDto, CrisisContactDto, OrganisationNameDto } from '../organisations/organisationDtos';
import { Nested, NestedList } from '../kernel/Nested';
import { IsDay } from '../kernel/IsDay';
import { IsInstant } from '../kernel/IsInstant';

const { line } = ORGANISATION_LIMITS;
const codeLength = 64;
const mostRows = 200;

/** Number of patients who joined with a code on one day. */
export class CodeUseDto {
  /** A day of the region's calendar, `yyyy-mm-dd`. */
  @IsDay() day!: string;
  @IsInt() @Min(1) joined!: number;
}

export class AccessCodeDto {
  @IsString() code!: string;
  @Nested(() => OrganisationNameDto) organisation!: OrganisationNameDto;
  @IsBoolean() enabled!: boolean;
  /** The number of patients who may join with it; absent without a limit. */
  @IsOptional() @IsInt() @Min(0) seats?: number;
  @IsInt() @Min(0) used!: number;
  @IsOptional() @IsInstant() lastUsedAt?: string;
  @IsInstant() createdAt!: string;
}

/** A code of the second generation, which may expire. */
export class AccessCodeV2Dto extends AccessCodeDto {
  /** The time from which it admits no one; absent if it does not expire. */
  @IsOptional() @IsInstant() expiresAt?: string;
}

/** One code with its known use. */
export class AccessCodeDetailsDto extends AccessCodeV2Dto {
  /** The last 90 days on which patients joined, oldest first. */
  @NestedList(() => CodeUseDto) uses!: CodeUseDto[];
  /** The newest 20, newest first. */
  @NestedList(() => ChangeDto) changes!: ChangeDto[];
}

export class AccessCodePageV2Dto {
  @NestedList(() => AccessCodeV2Dto) accessCodes!: AccessCodeV2Dto[];
  /** The `pagingCursor` for the next page; absent at the end. */
  @IsOptional() @IsString() pagingCursor?: string;
  @IsInt() @Min(0) total!: number;
}

export class AccessCodePageDto {
  @NestedList(() => AccessCodeDto) accessCodes!: AccessCodeDto[];
  /** The `lastPage` for the next page; absent at the end. */
  @IsOptional() @IsString() lastPage?: string;
  @IsInt() @Min(0) total!: number;
}

export class CodeListV2QueryDto {
  @IsString() @MaxLength(codeLength) organisationID!: string;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(mostRows) pageSize?: number;
  @IsOptional() @IsString() @MaxLength(line) pagingCursor?: string;
}

export class CodeListQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(mostRows) pageSize?: number;
  @IsOptional() @IsString() @MaxLength(line) lastPage?: string;
}

export class NewCodeDto {
  /** As it was written; stored in capitals. Left out, the backend makes one. */
  @MayBeAbsent() @IsString() @MaxLength(codeLength) code?: string;
  @IsString() @MaxLength(codeLength) organisationID!: string;
  @MayBeAbsent() @IsInt() @Min(1) @Max(MOST_SEATS) seats?: number;
  @MayBeAbsent() @IsString() @MaxLength(LONGEST_REASON) reason?: string;
}

export class NewCodeV2Dto extends NewCodeDto {
  @MayBeAbsent() @IsInstant() expiresAt?: string;
}

/** Absent stays; null means no limit and no expiry. */
export class CodeChangesDto {
  @IsOptional() @IsInt() @Min(1) @Max(MOST_SEATS) seats?: number | null;
  @IsOptional() @IsInstant() expiresAt?: string | null;
  /** The ETag that was read; 409 ConflictError when the code has changed since. */
  @IsString() @MaxLength(line) basedOn!: string;
  @MayBeAbsent() @IsString() @MaxLength(LONGEST_REASON) reason?: string;
}

export class SeatsQueryDto {
  @Type(() => Number) @IsInt() @Min(1) @Max(MOST_SEATS) 'max-users'!: number;
}

export class CodeSearchQueryDto {
  @IsString() @MaxLength(codeLength) term!: string;
}

/** Codes of any organisation; `generation` tells which calls change one. */
export class FoundCodeDto extends AccessCodeV2Dto {
  @IsIn(['v1', 'v2']) generation!: 'v1' | 'v2';
}

/** The validity of a code. */
export class CodeValidityDto {
  @IsBoolean() valid!: boolean;
  /** The token with which joining would be refused. */
  @IsOptional() @IsString() refusal?: string;
  /** Of a valid code. */
  @IsOptional() @IsString() organisationName?: string;
  /** The time at which the answer may change without any act. */
  @IsOptional() @IsInstant() until?: string;
}

export class MultiRegionQueryDto {
  @IsOptional() @IsIn([true, false, 'true', 'false']) multiRegion?: boolean | string;
}

/** The result of joining: an organisation, or the region in which the code is known. */
export class JoinedDto {
  @IsOptional() @Nested(() => OrganisationNameDto) organisation?: OrganisationNameDto;
  @IsOptional() @Nested(() => CrisisContactDto) crisisContact?: CrisisContactDto;
  @IsOptional() @Nested(() => OtherRegionDto) otherRegion?: OtherRegionDto;
}

export class OtherRegionDto {
  @IsString() region!: string;
  @IsString() url!: string;
}
