import 'reflect-metadata';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { LONGEST_REASON } from '@/domain/kernel/reasonFault';
import { LONGEST_MESSAGE } from '@/domain/messageAlerts/alertText.rule';
import {
  ALERT_AUDIENCES,
  ALERT_KINDS,
  ALERT_REGIONS,
  LONGEST_RANGE,
  MOST_ORGANISATIONS,
  type AlertAudience,
  type AlertKind,
  type AlertRegion,
} from '@/domain/messageAlerts/MessageAlert';
import { IsInstant } from '../kernel/IsInstant';
import { MayBeAbsent } from '../kernel/MayBeAbsent';
import { Nested, NestedList } from '../kernel/Nested';
import { ChangeDto, OrganisationNameDto } from '../organisations/organisationDtos';

const idLength = 64;
/** UTF-16 code units. Text that is too long only by the rule is refused by the rule, which counts characters. */
const longestText = LONGEST_MESSAGE * 4;

/** The version of the calling program: a semantic version. */
export class AlertVersionQueryDto {
  @MayBeAbsent() @IsString() @MaxLength(LONGEST_RANGE) version?: string;
}

/** A message of the first generation: for patients, shown until it is deleted. */
export class MessageAlertV1Dto {
  @IsString() id!: string;
  @IsString() message!: string;
  /** A range of versions; empty for all. */
  @IsString() version!: string;
}

export class MessageAlertV1ChangeDto {
  @IsString() @MaxLength(longestText) message!: string;
  @IsString() @MaxLength(LONGEST_RANGE) version!: string;
  @MayBeAbsent() @IsString() @MaxLength(LONGEST_REASON) reason?: string;
}

export class NewMessageAlertV1Dto extends MessageAlertV1ChangeDto {
  @IsString() @MinLength(1) @MaxLength(idLength) id!: string;
}

export class MessageAlertReasonDto {
  @MayBeAbsent() @IsString() @MaxLength(LONGEST_REASON) reason?: string;
}

/** Everything that an author sets. A draft may lack anything; what is published is checked as a whole. */
export class MessageAlertChangeDto {
  @IsString() @MaxLength(longestText) message!: string;
  @IsIn(ALERT_KINDS) kind!: AlertKind;
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(ALERT_AUDIENCES.length)
  @IsIn(ALERT_AUDIENCES, { each: true })
  audiences!: AlertAudience[];
  /** Only its author sees it. */
  @IsBoolean() onlyAuthor!: boolean;
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(ALERT_REGIONS.length)
  @IsIn(ALERT_REGIONS, { each: true })
  regions!: AlertRegion[];
  /** Ids; with everything below them. */
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(MOST_ORGANISATIONS)
  @IsString({ each: true })
  @MaxLength(idLength, { each: true })
  organisations!: string[];
  /** A range of versions; empty for all. */
  @IsString() @MaxLength(LONGEST_RANGE) versions!: string;
  /** Absent: from its publication on. */
  @IsOptional() @IsInstant() from?: string | null;
  /** Absent: without an end. */
  @IsOptional() @IsInstant() until?: string | null;
  @IsString() @MinLength(1) @MaxLength(60) timeZone!: string;
  @IsBoolean() dismissible!: boolean;
  @IsBoolean() published!: boolean;
  @MayBeAbsent() @IsString() @MaxLength(LONGEST_REASON) reason?: string;
}

export class NewMessageAlertDto extends MessageAlertChangeDto {
  @IsString() @MinLength(1) @MaxLength(idLength) id!: string;
}

export class AlertOrganisationDto extends OrganisationNameDto {
  /** Itself and everything above it. */
  @IsArray() @IsString({ each: true }) upwards!: string[];
}

/** People of one named organisation, with everything below it. */
export class OrganisationReachDto extends OrganisationNameDto {
  @IsInt() @Min(0) people!: number;
  /** Number of organisations below it. */
  @IsInt() @Min(0) below!: number;
}

/** The people whom a message reaches now. Visitors cannot be counted. */
export class AlertReachDto {
  @IsInt() @Min(0) staff!: number;
  @IsInt() @Min(0) patients!: number;
  /** They are in the audience, and their program reports a version outside the range, or none. */
  @IsInt() @Min(0) otherVersions!: number;
  /** Absent where the message names no organisation. */
  @IsOptional() @NestedList(() => OrganisationReachDto) organisations?: OrganisationReachDto[];
}

export class MessageAlertDto {
  @IsString() id!: string;
  @IsString() message!: string;
  @IsIn(ALERT_KINDS) kind!: AlertKind;
  @IsArray() @IsIn(ALERT_AUDIENCES, { each: true }) audiences!: AlertAudience[];
  @IsBoolean() onlyAuthor!: boolean;
  @IsArray() @IsIn(ALERT_REGIONS, { each: true }) regions!: AlertRegion[];
  @NestedList(() => AlertOrganisationDto) organisations!: AlertOrganisationDto[];
  @IsString() versions!: string;
  @IsOptional() @IsInstant() from?: string;
  @IsOptional() @IsInstant() until?: string;
  @IsString() timeZone!: string;
  @IsBoolean() dismissible!: boolean;
  @IsBoolean() published!: boolean;
  @IsOptional() @IsInstant() withdrawnAt?: string;
  @IsOptional() @IsInstant() changedAt?: string;
  @IsOptional() @IsString() changedBy?: string;
  @IsOptional() @Nested(() => AlertReachDto) reach?: AlertReachDto;
}

export class MessageAlertDetailsDto extends MessageAlertDto {
  /** The newest 20, newest first. */
  @NestedList(() => ChangeDto) changes!: ChangeDto[];
}

/** Ids of organisations of which there are as many as a message may name, with commas between them. */
const longestList = MOST_ORGANISATIONS * (idLength + 1);

/**
 * With `countOnly` no messages are listed: the people whom such a message would mean are counted. Several values of one
 * parameter have commas between them.
 */
export class MessageAlertsQueryDto {
  @IsOptional() @IsIn([true, false, 'true', 'false']) countOnly?: boolean | string;
  @IsOptional() @IsString() @MaxLength(longestList) audiences?: string;
  @IsOptional() @IsIn([true, false, 'true', 'false']) onlyAuthor?: boolean | string;
  @IsOptional() @IsString() @MaxLength(longestList) regions?: string;
  @IsOptional() @IsString() @MaxLength(longestList) organisations?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_RANGE) versions?: string;
}

export class MessageAlertsDto {
  /** The newest change first. */
  @NestedList(() => MessageAlertDto) alerts!: MessageAlertDto[];
  @IsOptional() @Nested(() => AlertReachDto) reach?: AlertReachDto;
}

/** A message as its audience sees it. */
export class ShownAlertDto {
  @IsString() id!: string;
  /** One of the kinds; what a program does not know it shows as a warning. */
  @IsString() kind!: string;
  @IsString() @MinLength(1) message!: string;
  /** Another one after each change of the text or the kind. */
  @IsString() revision!: string;
  @IsBoolean() dismissible!: boolean;
  @IsInstant() from!: string;
  @IsOptional() @IsInstant() until?: string;
}

/** The messages shown now, and those that begin within the next minutes. */
export class ShownAlertsDto {
  @NestedList(() => ShownAlertDto) alerts!: ShownAlertDto[];
  /** The time of the server: messages begin and end by it. */
  @IsOptional() @IsInstant() now?: string;
}
