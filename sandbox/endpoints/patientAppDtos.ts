import 'reflect-metadata';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { NestedList } from '@/infrastructure/http/kernel/Nested';
import { IsInstant } from '@/infrastructure/http/kernel/IsInstant';

export class MetadataSummaryDto {
  @IsString() metadataDocumentId!: string;
  @IsInstant() updatedAt!: string;
}

/** Small facts that the patient's app keeps, such as how far a programme has come. */
export class MetadataDocumentDto extends MetadataSummaryDto {
  /** Texts by key. */
  @IsObject() entries!: Record<string, string>;
}

export class MetadataChangeDto {
  @Matches(/^[\w.-]{1,100}$/) key!: string;
  /** Absent: the entry is removed. */
  @IsOptional() @IsString() @MaxLength(4_000) value?: string;
}

export class MetadataChangesDto {
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @NestedList(() => MetadataChangeDto)
  metadataChangeList!: MetadataChangeDto[];
}

export class RewardQueryDto {
  @IsIn([true, false, 'true', 'false']) isRecommended!: boolean;
  /** Seconds that the session took. */
  @Type(() => Number) @IsInt() @Min(0) @Max(86_400) duration!: number;
  /** A session earns once. */
  @IsString() @Matches(/^[\w-]{1,100}$/) sessionId!: string;
}

export class RewardDto {
  /** Points for this session. */
  @IsInt() @Min(0) earned!: number;
  /** Points in all. */
  @IsInt() @Min(0) total!: number;
}
