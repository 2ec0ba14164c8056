import { IsArray, IsOptional, IsString, MaxLength } from 'class-validator';

/** What support needs to find a fault; built from an allow-list, never from what people wrote. */
export class ErrorReportDto {
  @IsString() @MaxLength(2_000) message!: string;
  @IsOptional() @IsString() @MaxLength(20_000) stack?: string;
  @IsOptional() @IsString() user?: string;
  @IsString() @MaxLength(200) context!: string;
  @IsArray() @IsString({ each: true }) logBuffer!: string[];
}
