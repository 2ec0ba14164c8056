import 'reflect-metadata';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { OWN_MOMENT_TYPES, type OwnMomentType } from '@/domain/patients/timeline/MomentType';
import { ActivityDto, LONGEST_TEXT, MomentDto, ReadingDto } from '@/infrastructure/http/patients/momentDtos';
import { NOT_ANSWERED } from '@/infrastructure/http/patients/Answers';
import { Nested, NestedList } from '@/infrastructure/http/kernel/Nested';
import { IsInstant } from '@/infrastructure/http/kernel/IsInstant';

/** The patient's app's records. The type decides which parts are required. */
export class OwnEventDto {
  /** Chosen once by the app: a second call with it makes no second moment. */
  @IsUUID() momentId!: string;
  @IsInstant() at!: string;
  @IsOptional() @Nested(() => ReadingDto) reading?: ReadingDto;
  /** Answers of a questionnaire, each 0 to 3, or -1 where none was given. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(40)
  @IsInt({ each: true })
  @Min(NOT_ANSWERED, { each: true })
  @Max(3, { each: true })
  items?: number[];
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) text?: string;
  @IsOptional() @IsInt() @Min(0) @Max(10) level?: number;
  @IsOptional() @Nested(() => ActivityDto) activity?: ActivityDto;
}

export class EventTypeQueryDto {
  @IsIn(OWN_MOMENT_TYPES) eventType!: OwnMomentType;
}

export class EventTypesQueryDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(OWN_MOMENT_TYPES.length)
  @IsIn(OWN_MOMENT_TYPES, { each: true })
  eventType!: OwnMomentType[];
}

export class SyncQueryDto extends EventTypeQueryDto {
  @IsInstant() startFrom!: string;
  @IsInstant() endAt!: string;
}

/** More events than an app keeps for itself in a day without a connection. */
const MOST_EVENTS = 500;

export class SyncBodyDto {
  @ArrayMaxSize(MOST_EVENTS) @NestedList(() => OwnEventDto) events!: OwnEventDto[];
}

export class SyncBatchDto extends SyncQueryDto {
  @ArrayMaxSize(MOST_EVENTS) @NestedList(() => OwnEventDto) events!: OwnEventDto[];
}

export class BatchSyncBodyDto {
  @ArrayMinSize(1)
  @ArrayMaxSize(OWN_MOMENT_TYPES.length)
  @NestedList(() => SyncBatchDto)
  batches!: SyncBatchDto[];
}

/** One kind of moment in a span of time, once both sides know the same. */
export class SyncedDto {
  @IsIn(OWN_MOMENT_TYPES) eventType!: OwnMomentType;
  /** Oldest first. */
  @NestedList(() => MomentDto) moments!: MomentDto[];
}

export class MomentTimestampDto {
  @IsString() momentId!: string;
  @IsInstant() at!: string;
  @IsInstant() updatedAt!: string;
}

export class EventTimestampsDto {
  @IsIn(OWN_MOMENT_TYPES) eventType!: OwnMomentType;
  /** Oldest first. */
  @NestedList(() => MomentTimestampDto) timestamps!: MomentTimestampDto[];
}

/** The newest matching moment, or none. */
export class LatestMomentDto {
  @IsOptional() @Nested(() => MomentDto) moment?: MomentDto;
}

export class MergeReadingsQueryDto {
  /** True: one moment whose reading is the mean of all of its day. */
  @IsOptional() @IsIn([true, false, 'true', 'false']) mergeReadings?: boolean;
}

export class ActivityIdsQueryDto {
  @IsArray() @ArrayMinSize(1) @ArrayMaxSize(200) @Matches(/^[\w-]{1,64}$/, { each: true }) activityIds!: string[];
}

export class ActivityCountersQueryDto extends ActivityIdsQueryDto {
  @IsInstant() startTime!: string;
}

export class ActivityCountDto {
  @IsString() activityId!: string;
  /** The number of times. */
  @IsInt() @Min(0) count!: number;
  /** Seconds in all. */
  @IsInt() @Min(0) duration!: number;
}

export class CountQueryDto {
  @Type(() => Number) @IsInt() @Min(1) @Max(100) count!: number;
}

export class EventMomentsQueryDto extends CountQueryDto {
  @IsIn(OWN_MOMENT_TYPES) momentType!: OwnMomentType;
}

export class MomentSpanQueryDto {
  @IsOptional() @IsInstant() from?: string;
  @IsOptional() @IsInstant() to?: string;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100) limit?: number;
  /** The end of the previous page. */
  @IsOptional() @IsString() @MaxLength(400) lastDoc?: string;
}

export class MomentSpanDto {
  /** Newest first. */
  @NestedList(() => MomentDto) moments!: MomentDto[];
  /** The end of this page; absent on the last one. */
  @IsOptional() @IsString() lastDoc?: string;
}
