import 'reflect-metadata';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { REPORT_FAILURES, type ReportFailure } from '@/domain/reports/Report';
import { REPORT_FAULTS } from '@/domain/reports/reportFaults.rule';
import {
  BREAKDOWNS,
  REPORT_KINDS,
  REPORT_LIMITS,
  type Breakdown,
  type ReportKind,
} from '@/domain/reports/ReportInputs';
import { REPORT_STATES, type ReportState } from '@/domain/reports/reportState.rule';
import { HasText } from '../kernel/HasText';
import { IsDay } from '../kernel/IsDay';
import { IsInstant } from '../kernel/IsInstant';
import { MayBeAbsent } from '../kernel/MayBeAbsent';
import { Nested, NestedList } from '../kernel/Nested';

const limits = REPORT_LIMITS;
/** Characters of ids, codes and zones. */
const LONGEST_ID = 64;
const MOST_ROWS = 200;

export const CHECK_FAULTS = [
  ...REPORT_FAULTS,
  'notYours',
  'unknownOrganisation',
  'unknownCode',
  'unknownSurvey',
] as const;
type CheckFault = (typeof CHECK_FAULTS)[number];

export class ChosenOrganisationDto {
  @IsString() @MaxLength(LONGEST_ID) id!: string;
  /** With everything below it. */
  @IsBoolean() withBelow!: boolean;
}

/** The contents of a report: what it counts, for whom, and how it is divided. */
export class ReportSubjectDto {
  @IsIn(REPORT_KINDS) kind!: ReportKind;
  @ArrayMaxSize(limits.chosen) @NestedList(() => ChosenOrganisationDto) organisations!: ChosenOrganisationDto[];
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(limits.chosen)
  @IsString({ each: true })
  @MaxLength(LONGEST_ID, { each: true })
  codes!: string[];
  @IsIn(BREAKDOWNS) breakdown!: Breakdown;
  /** Of survey answers. */
  @MayBeAbsent() @IsString() @MaxLength(LONGEST_ID) surveyId?: string;
}

export class ReportInputsDto extends ReportSubjectDto {
  @IsDay() from!: string;
  /** Included. */
  @IsDay() to!: string;
  /** The time zone of the days, for example `Europe/London`. */
  @IsString() @MaxLength(LONGEST_ID) zone!: string;
}

export class NewReportDto extends ReportInputsDto {
  /** Chosen once, so that a second attempt makes no second report. */
  @IsUUID() id!: string;
  @HasText() @IsString() @MaxLength(limits.name) name!: string;
}

export class ReportNameDto {
  @HasText() @IsString() @MaxLength(limits.name) name!: string;
}

export class ReportDto extends ReportSubjectDto {
  @IsString() reportId!: string;
  @IsString() name!: string;
  /** Of the organisations, in their order. */
  @IsArray() @IsString({ each: true }) organisationNames!: string[];
  @IsDay() from!: string;
  @IsDay() to!: string;
  @IsString() zone!: string;
  @IsIn(REPORT_STATES) state!: ReportState;
  @IsString() askedByName!: string;
  /** True if the caller requested it. */
  @IsBoolean() isOwn!: boolean;
  /** The entry of the schedule that has made it. */
  @IsOptional() @IsString() entryId?: string;
  @IsInstant() askedAt!: string;
  @IsOptional() @IsInstant() finishedAt?: string;
  @IsOptional() @IsInstant() expiresAt?: string;
  /** Of the whole report. */
  @IsInt() @Min(0) rows!: number;
  @IsInt() @Min(0) rowsDone!: number;
  @IsOptional() @IsInt() @Min(0) bytes?: number;
  /** Reports that are made before this one. */
  @IsOptional() @IsInt() @Min(0) ahead?: number;
  @IsOptional() @IsIn(REPORT_FAILURES) failure?: ReportFailure;
}

export const ASKERS = ['me', 'others'] as const;
/** `active`: waiting or running. */
export const STATE_FILTERS = [...REPORT_STATES, 'active'] as const;

export class ReportListQueryDto {
  @MayBeAbsent() @Type(() => Number) @IsInt() @Min(1) @Max(MOST_ROWS) size?: number;
  /** Words of the name or of an organisation. */
  @MayBeAbsent() @IsString() @MaxLength(200) search?: string;
  /** The `next` of the page before. */
  @MayBeAbsent() @IsString() @MaxLength(LONGEST_ID) from?: string;
  @MayBeAbsent() @IsIn(REPORT_KINDS) kind?: ReportKind;
  @MayBeAbsent() @IsIn(STATE_FILTERS) state?: (typeof STATE_FILTERS)[number];
  @MayBeAbsent() @IsIn(ASKERS) askedBy?: (typeof ASKERS)[number];
}

export class ReportListDto {
  @NestedList(() => ReportDto) reports!: ReportDto[];
  /** On all pages. */
  @IsInt() @Min(0) total!: number;
  @IsOptional() @IsString() next?: string;
}

export class FileLinkDto {
  @IsUrl({ require_tld: false }) url!: string;
  @IsInstant() expiresAt!: string;
}

export class ReportColumnDto {
  @IsString() id!: string;
  @IsString() title!: string;
  @IsString() definition!: string;
}

export class PreviewRowDto {
  @IsArray() @IsString({ each: true }) cells!: string[];
}

/** One report with what its page shows. */
export class ReportDetailsDto {
  @Nested(() => ReportDto) report!: ReportDto;
  @NestedList(() => ReportColumnDto) columns!: ReportColumnDto[];
  /** The first rows of the file. */
  @NestedList(() => PreviewRowDto) preview!: PreviewRowDto[];
  /** Of the file, for the caller alone and for five minutes. */
  @IsOptional() @Nested(() => FileLinkDto) link?: FileLinkDto;
}

/** The subject to check; with `find`, the choices that the caller has instead. */
export class ReportCheckBodyDto extends ReportInputsDto {
  /** Words of the name of an organisation, or the beginning of an access code. */
  @MayBeAbsent() @IsString() @MaxLength(120) find?: string;
}

export class NamedThingDto {
  @IsString() id!: string;
  @IsString() name!: string;
}

export class FoundChoiceDto extends NamedThingDto {
  @IsIn(['organisation', 'code']) kind!: 'organisation' | 'code';
  /** Names of what is above an organisation, from the root down; the organisation of a code. */
  @IsArray() @IsString({ each: true }) path!: string[];
}

/** On what the caller reports. */
export class ReportChoicesDto {
  /** Everything below it; absent for a user who reports on access codes. */
  @IsOptional() @Nested(() => NamedThingDto) organisation?: NamedThingDto;
  @IsArray() @IsString({ each: true }) codes!: string[];
  @NestedList(() => NamedThingDto) surveys!: NamedThingDto[];
  @NestedList(() => FoundChoiceDto) found!: FoundChoiceDto[];
}

export class CoarserDto {
  @IsIn(BREAKDOWNS) breakdown!: Breakdown;
  @IsInt() @Min(0) cells!: number;
  @IsInt() @Min(0) hidden!: number;
}

/** The expected content of a report. */
export class ReportCheckDto {
  @IsArray() @IsIn(CHECK_FAULTS, { each: true }) faults!: CheckFault[];
  @IsInt() @Min(0) rows!: number;
  @IsBoolean() tooManyRows!: boolean;
  /** As reports show it: never the true number. */
  @IsString() people!: string;
  @IsBoolean() wouldIdentify!: boolean;
  /** Cells with numbers, and how many of them are hidden. */
  @IsInt() @Min(0) cells!: number;
  @IsInt() @Min(0) hidden!: number;
  /** A breakdown that hides less. */
  @IsOptional() @Nested(() => CoarserDto) coarser?: CoarserDto;
  /** Names of earlier reports of the caller that differ by a few people. */
  @IsArray() @IsString({ each: true }) close!: string[];
  /** Ids and codes that are named and have too few people by themselves. */
  @IsArray() @IsString({ each: true }) small!: string[];
  @IsOptional() @Nested(() => ReportChoicesDto) choices?: ReportChoicesDto;
}

export class ReportZipBodyDto {
  /** Chosen once: repeating the call returns the progress. */
  @IsUUID() id!: string;
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(limits.zipped)
  @IsString({ each: true })
  @MaxLength(LONGEST_ID, { each: true })
  reportIds!: string[];
}

export class ReportZipDto {
  @IsString() id!: string;
  @IsIn(['making', 'ready']) state!: 'making' | 'ready';
  /** Reports that are in it, of how many. */
  @IsInt() @Min(0) done!: number;
  @IsInt() @Min(0) total!: number;
  /** Reports that are not ready, or that the caller may not read. */
  @IsInt() @Min(0) leftOut!: number;
  @IsOptional() @IsInt() @Min(0) bytes?: number;
  @IsOptional() @Nested(() => FileLinkDto) link?: FileLinkDto;
}

export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
export const IsTime = (): PropertyDecorator => Matches(timePattern);
