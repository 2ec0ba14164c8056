import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min, MinLength, ValidateNested } from 'class-validator';

export class TimeOfDayDto {
  @IsInt() @Min(0) @Max(23) hours!: number;
  @IsInt() @Min(0) @Max(59) minutes!: number;
}

/** Core hours of a region, every day by the clock of its zone; an end before the start is on the next day. */
export class CoreHoursDto {
  /** Name of the IANA time zone database, such as `Europe/London`. */
  @IsString() @MinLength(1) @MaxLength(60) timeZone!: string;
  @ValidateNested() @Type(() => TimeOfDayDto) startTime!: TimeOfDayDto;
  @ValidateNested() @Type(() => TimeOfDayDto) endTime!: TimeOfDayDto;
}
