import 'reflect-metadata';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { LONGEST_REASON } from '@/domain/kernel/reasonFault';
import { coreHoursLimits } from '@/domain/regions/coreHoursLimits';
import { REGIONS, type Region } from '@/domain/regions/Region';
import { ChangeDto } from '../organisations/organisationDtos';
import { Nested, NestedList } from '../kernel/Nested';

export class TimeOfDayDto {
  @IsInt() @Min(0) @Max(23) hours!: number;
  @IsInt() @Min(0) @Max(59) minutes!: number;
}

/** Hours that begin on one day; an end before the start is on the next day, and equal times are 24 hours. */
export class DayHoursDto {
  @Nested(() => TimeOfDayDto) startTime!: TimeOfDayDto;
  @Nested(() => TimeOfDayDto) endTime!: TimeOfDayDto;
}

/** A weekday with hours of its own, or without any. */
export class WeekdayHoursDto {
  /** 1 Monday to 7 Sunday. */
  @IsInt() @Min(1) @Max(7) weekday!: number;
  @IsBoolean() isOpen!: boolean;
  /** Present where it is open. */
  @ValidateIf(({ isOpen }: WeekdayHoursDto) => isOpen)
  @Nested(() => DayHoursDto)
  hours?: DayHoursDto;
}

/** A date with hours of its own, or without any. */
export class DateHoursDto {
  /** Such as `2026-12-25`. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/) date!: string;
  @IsBoolean() isOpen!: boolean;
  /** Present where it is open. */
  @ValidateIf(({ isOpen }: DateHoursDto) => isOpen)
  @Nested(() => DayHoursDto)
  hours?: DayHoursDto;
}

/** Core hours of a region: the hours of every day, by the clock of its zone, and the weekdays and dates with others. */
export class CoreHoursDto extends DayHoursDto {
  /** Name of the IANA time zone database, such as `Europe/London`. */
  @IsString() @MinLength(1) @MaxLength(60) timeZone!: string;
  /** Weekdays that differ from every day. */
  @IsOptional()
  @ArrayMaxSize(7)
  @ArrayUnique(({ weekday }: WeekdayHoursDto) => weekday)
  @NestedList(() => WeekdayHoursDto)
  week?: WeekdayHoursDto[];
  /** Dates that differ from their weekday. */
  @IsOptional()
  @ArrayMaxSize(coreHoursLimits.exceptions)
  @ArrayUnique(({ date }: DateHoursDto) => date)
  @NestedList(() => DateHoursDto)
  exceptions?: DateHoursDto[];
}

export class StoredCoreHoursDto extends CoreHoursDto {
  /** The value for `basedOn` of a change. */
  @IsOptional() @IsString() version?: string;
  /** The newest changes, the newest first. */
  @IsOptional() @NestedList(() => ChangeDto) changes?: ChangeDto[];
}

export class ChangeCoreHoursDto extends CoreHoursDto {
  /** The version that was read. */
  @IsOptional() @IsString() @MaxLength(64) basedOn?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_REASON) reason?: string;
}

export class RegionDto {
  /** ISO 3166-1, such as `GB`; absent where the edge does not know it. */
  @IsOptional() @IsString() country?: string;
  /** The region that serves the country; absent for none. */
  @IsOptional() @IsIn(REGIONS) region?: Region;
}
