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

/** A weekday with its own hours, or on which the region is closed. */
export class WeekdayHoursDto {
  /** 1 Monday to 7 Sunday. */
  @IsInt() @Min(1) @Max(7) weekday!: number;
  @IsBoolean() isOpen!: boolean;
  /** Present if `isOpen`. */
  @ValidateIf(({ isOpen }: WeekdayHoursDto) => isOpen)
  @Nested(() => DayHoursDto)
  hours?: DayHoursDto;
}

/** A date with its own hours, or on which the region is closed. */
export class DateHoursDto {
  /** Such as `2026-12-25`. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/) date!: string;
  @IsBoolean() isOpen!: boolean;
  /** Present if `isOpen`. */
  @ValidateIf(({ isOpen }: DateHoursDto) => isOpen)
  @Nested(() => DayHoursDto)
  hours?: DayHoursDto;
}

/** The core hours of a region in its time zone: the usual hours, and the weekdays and dates that differ. */
export class CoreHoursDto extends DayHoursDto {
  /** Name of the IANA time zone database, such as `Europe/London`. */
  @IsString() @MinLength(1) @MaxLength(60) timeZone!: string;
  /** Weekdays whose hours differ from the usual ones. */
  @IsOptional()
  @ArrayMaxSize(7)
  @ArrayUnique(({ weekday }: WeekdayHoursDto) => weekday)
  @NestedList(() => WeekdayHoursDto)
  week?: WeekdayHoursDto[];
  /** Dates whose hours differ from those of their weekday. */
  @IsOptional()
  @ArrayMaxSize(coreHoursLimits.exceptions)
  @ArrayUnique(({ date }: DateHoursDto) => date)
  @NestedList(() => DateHoursDto)
  exceptions?: DateHoursDto[];
}

export class StoredCoreHoursDto extends CoreHoursDto {
  /** Send this back as `basedOn` when changing the hours. */
  @IsOptional() @IsString() version?: string;
  /** The most recent changes, newest first. */
  @IsOptional() @NestedList(() => ChangeDto) changes?: ChangeDto[];
}

export class ChangeCoreHoursDto extends CoreHoursDto {
  /** The version that was read. */
  @IsOptional() @IsString() @MaxLength(64) basedOn?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_REASON) reason?: string;
}

export class RegionDto {
  /** ISO 3166-1, such as `GB`; absent if the CDN does not know it. */
  @IsOptional() @IsString() country?: string;
  /** The region that serves the country; absent if there is none. */
  @IsOptional() @IsIn(REGIONS) region?: Region;
}
