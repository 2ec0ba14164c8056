import 'reflect-metadata';
import { ArrayMaxSize, IsArray, IsInt, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { TimeOfDayDto } from '../regions/regionDtos';
import { Nested, NestedList } from '../kernel/Nested';

export class EndTimeDto {
  /** 24:00 is midnight at the end of the day. */
  @IsInt() @Min(0) @Max(24) hours!: number;
  @IsInt() @Min(0) @Max(59) minutes!: number;
}

export class AvailableTimeDto {
  /** 1 Monday to 7 Sunday. */
  @IsInt() @Min(1) @Max(7) weekday!: number;
  @Nested(() => TimeOfDayDto) startTime!: TimeOfDayDto;
  /** Later on the same day. */
  @Nested(() => EndTimeDto) endTime!: EndTimeDto;
}

/** The weekly hours in which a therapist can be booked, in their time zone. */
export class AvailabilityDto {
  /** A name of the IANA time zone database. */
  @IsString() @MinLength(1) @MaxLength(60) timeZone!: string;
  /** Empty if none are set. */
  @ArrayMaxSize(100)
  @NestedList(() => AvailableTimeDto)
  times!: AvailableTimeDto[];
}

export class TimeZoneDto {
  /** A name of the IANA time zone database. */
  @IsString() @MinLength(1) @MaxLength(60) timeZone!: string;
}

export class TimeZonesDto {
  @IsArray() @IsString({ each: true }) timeZones!: string[];
}
