import { IsBoolean, IsNumber, IsOptional, IsPositive, IsString } from 'class-validator';

/** What `POST /sandbox/practice` starts or ends; each part is optional. */
export class PracticeControlDto {
  /** Email of the therapist whose busy evening begins. */
  @IsOptional() @IsString() busyEvening?: string;
  /** True begins a recording; false ends it and keeps it for `GET /sandbox/practice/shift.jsonl`. */
  @IsOptional() @IsBoolean() record?: boolean;
  /** The lines of a recorded shift. */
  @IsOptional() @IsString() replay?: string;
  /** How many times faster than written or recorded; a replay without it goes as fast as it can. */
  @IsOptional() @IsNumber() @IsPositive() speed?: number;
}
