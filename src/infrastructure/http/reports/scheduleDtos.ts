import 'reflect-metadata';
import {
  ArrayMaxSize,
  ArrayUnique,
  buildMessage,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { RUN_EVERY, type RunEvery } from '@/domain/reports/nextRuns.rule';
import { REPORT_LIMITS } from '@/domain/reports/ReportInputs';
import {
  PAUSE_REASONS,
  RUN_PERIODS,
  SCHEDULE_LIMITS,
  type PauseReason,
  type RunPeriod,
} from '@/domain/reports/ReportSchedule';
import { RUN_STATES } from '@/domain/reports/runState.rule';
import { HasText } from '../kernel/HasText';
import { IsDay } from '../kernel/IsDay';
import { IsEmailAddress } from '../kernel/IsEmailAddress';
import { IsInstant } from '../kernel/IsInstant';
import { MayBeAbsent } from '../kernel/MayBeAbsent';
import { Nested, NestedList } from '../kernel/Nested';
import { IsTime, ReportSubjectDto } from './reportDtos';

const LONGEST_VERSION = 64;

/** A day of the month, or the last one. */
const IsMonthDay = (): PropertyDecorator =>
  ValidateBy({
    name: 'isMonthDay',
    validator: {
      validate: value => value === 'last' || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 31),
      defaultMessage: buildMessage(() => '$property must be 1 to 31, or last'),
    },
  });

export class RunTimesDto {
  @IsIn(RUN_EVERY) every!: RunEvery;
  /** 1 Monday to 7 Sunday; of an entry that runs by the week. */
  @IsOptional() @IsInt() @Min(1) @Max(7) weekday?: number;
  /** Of one that runs by the month. */
  @IsOptional() @IsMonthDay() day?: number | 'last';
  @IsTime() time!: string;
  @IsString() @MaxLength(64) zone!: string;
}

/** The entered part of an entry. */
export class WrittenEntryDto extends ReportSubjectDto {
  @IsUUID() id!: string;
  @HasText() @IsString() @MaxLength(REPORT_LIMITS.name) name!: string;
  @IsIn(RUN_PERIODS) period!: RunPeriod;
  @Nested(() => RunTimesDto) times!: RunTimesDto;
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(SCHEDULE_LIMITS.recipients)
  @IsEmailAddress({ each: true })
  recipients!: string[];
  @IsBoolean() isOn!: boolean;
}

export class PauseDto {
  @IsInstant() since!: string;
  @IsIn(PAUSE_REASONS) why!: PauseReason;
}

export class ScheduleEntryDto extends WrittenEntryDto {
  @IsString() ownerName!: string;
  @IsArray() @IsString({ each: true }) organisationNames!: string[];
  @IsOptional() @Nested(() => PauseDto) paused?: PauseDto;
  @IsInstant() changedAt!: string;
}

export class ScheduleRunDto {
  @IsString() entryId!: string;
  @IsInstant() dueAt!: string;
  @IsIn(RUN_STATES.filter(state => state !== 'due')) state!: Exclude<(typeof RUN_STATES)[number], 'due'>;
  @IsOptional() @IsString() reportId?: string;
  @IsOptional() @IsInstant() readyAt?: string;
}

export class ScheduleQueryDto {
  /** Runs from this day on, and until that one; the last six weeks without them. By the calendar of UTC. */
  @MayBeAbsent() @IsDay() from?: string;
  @MayBeAbsent() @IsDay() to?: string;
}

export class ReportScheduleDto {
  /** Another text after every change of an entry. */
  @IsString() version!: string;
  @NestedList(() => ScheduleEntryDto) entries!: ScheduleEntryDto[];
  @NestedList(() => ScheduleRunDto) runs!: ScheduleRunDto[];
}

export class ReportScheduleChangeDto {
  /** The version that was read. */
  @IsString() @MaxLength(LONGEST_VERSION) basedOn!: string;
  /** All entries that the caller sees; an entry left out is removed. */
  @ArrayMaxSize(SCHEDULE_LIMITS.entries) @NestedList(() => WrittenEntryDto) entries!: WrittenEntryDto[];
  /** Ids of paused entries that run in the name of the caller from now on, also where nothing else of them changes. */
  @MayBeAbsent()
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(SCHEDULE_LIMITS.entries)
  @IsUUID(undefined, { each: true })
  resumed?: string[];
}
