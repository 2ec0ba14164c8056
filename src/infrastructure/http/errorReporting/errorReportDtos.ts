import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';

/** The data that support needs to find a fault; built from an allow-list, never from text written by users. */
export class ErrorReportDto {
  @IsString() @MaxLength(2_000) message!: string;
  @IsOptional() @IsString() @MaxLength(20_000) stack?: string;
  @IsOptional() @IsString() @MaxLength(320) user?: string;
  @IsString() @MaxLength(200) context!: string;
  @IsArray() @ArrayMaxSize(1_000) @IsString({ each: true }) @MaxLength(1_000, { each: true }) logBuffer!: string[];
}
