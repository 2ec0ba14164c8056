import 'reflect-metadata';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsInstant } from '../kernel/IsInstant';
import { NestedList } from '../kernel/Nested';

const line = 200;
const mostValues = 100;

export class DashboardFilterDto {
  /** As the provider names what it compares. */
  @IsString() @MaxLength(line) column!: string;
  @IsString() @MaxLength(line) label!: string;
  @IsArray() @ArrayMaxSize(mostValues) @IsString({ each: true }) values!: string[];
}

/** A dashboard of the other provider that the caller may open. */
export class DashboardViewDto {
  @IsString() viewId!: string;
  @IsString() title!: string;
  @NestedList(() => DashboardFilterDto) filters!: DashboardFilterDto[];
}

/** Opens a dashboard once. */
export class EmbedDataDto {
  /** The address to which the token is posted, as the field `embedToken` of a form. */
  @IsString() embedUrl!: string;
  @IsString() embedToken!: string;
  @IsInstant() expiresAt!: string;
  /** Up to when the dashboard has data. */
  @IsOptional() @IsInstant() dataAsOf?: string;
}
