import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { LONGEST_TEXT } from '@/infrastructure/http/patients/momentDtos';
import { type AppActDetails, type AppActName, appActNames } from './AppActs';

/** The act that `POST /sandbox/practice/app` triggers for a patient. Missing details are invented. */
export class AppActDto implements AppActDetails {
  /** Patient id or email. */
  @IsString() patient!: string;
  @IsIn(appActNames) does!: AppActName;
  /** Mood, 0 to 10. */
  @IsOptional() @IsInt() @Min(0) @Max(10) level?: number;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) text?: string;
  /** Answers of a questionnaire, each 0 to 3, or -1 where none was given. */
  @IsOptional() @IsArray() @ArrayMaxSize(9) @IsInt({ each: true }) items?: number[];
  @IsOptional() @IsInt() @Min(1) @Max(1_440) minutes?: number;
  @IsOptional() @IsString() @MaxLength(64) code?: string;
  @IsOptional() @IsString() @MaxLength(64) survey?: string;
  @IsOptional() @IsBoolean() beta?: boolean;
}
