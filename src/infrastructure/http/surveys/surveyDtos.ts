import 'reflect-metadata';
import { Exclude, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  buildMessage,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { LONGEST_REASON } from '@/domain/kernel/reasonFault';
import {
  ASSIGNMENTS,
  BLOCKS,
  isSurveyWord,
  OPERATORS,
  QUESTION_KINDS,
  SESSION_STATES,
  SURVEY_LIMITS,
  SURVEY_STATES,
  type Assignment,
  type Block,
  type Operator,
  type QuestionKind,
  type SessionState,
  type SurveyState,
} from '@/domain/surveys/SurveyContent';
import { IsDay } from '../kernel/IsDay';
import { IsInstant } from '../kernel/IsInstant';
import { HasText } from '../kernel/HasText';
import { MayBeAbsent } from '../kernel/MayBeAbsent';
import { Nested, NestedList } from '../kernel/Nested';
import { ParseEach } from '../kernel/ParseEach';
import { ChangeDto, OrganisationNameDto } from '../organisations/organisationDtos';

const limits = SURVEY_LIMITS;
const MOST_ROWS = 200;
const MOST_CHANGED = 200;
const line = 200;

/** Lower-case letters, digits and single hyphens inside. */
const IsSurveyWord = (): PropertyDecorator =>
  ValidateBy({
    name: 'isSurveyWord',
    validator: {
      validate: value => typeof value === 'string' && isSurveyWord(value),
      defaultMessage: buildMessage(() => '$property must be lower-case letters, digits and single hyphens'),
    },
  });

/** The value of a comparison. */
const IsComparedValue = (): PropertyDecorator =>
  ValidateBy({
    name: 'isComparedValue',
    validator: {
      validate: value =>
        typeof value === 'boolean' ||
        (typeof value === 'number' && Number.isFinite(value)) ||
        (typeof value === 'string' && value.length <= limits.id),
      defaultMessage: buildMessage(() => '$property must be yes or no, a number, a day or the id of an option'),
    },
  });

export class AnswerOptionDto {
  @IsString() @IsSurveyWord() @MaxLength(limits.id) id!: string;
  @IsString() @MaxLength(limits.option) text!: string;
  @MayBeAbsent() @IsIn([true]) none?: true;
}

export class ComparisonDto {
  @IsString() @MaxLength(limits.id) question!: string;
  @IsIn(OPERATORS) operator!: Operator;
  @MayBeAbsent() @IsComparedValue() value?: boolean | number | string;
}

export class ConditionDto {
  @IsIn(['all', 'any']) match!: 'all' | 'any';
  @ArrayMinSize(1) @ArrayMaxSize(limits.comparisons) @NestedList(() => ComparisonDto) comparisons!: ComparisonDto[];
}

export class QuestionDto {
  @IsString() @IsSurveyWord() @MaxLength(limits.id) id!: string;
  @IsIn(QUESTION_KINDS) kind!: QuestionKind;
  @IsString() @MaxLength(limits.text) text!: string;
  @IsBoolean() required!: boolean;
  @MayBeAbsent() @ArrayMaxSize(limits.options) @NestedList(() => AnswerOptionDto) options?: AnswerOptionDto[];
  @MayBeAbsent() @IsNumber() @Min(-limits.number) @Max(limits.number) lowest?: number;
  @MayBeAbsent() @IsNumber() @Min(-limits.number) @Max(limits.number) highest?: number;
  @MayBeAbsent() @IsDay() earliest?: string;
  @MayBeAbsent() @IsDay() latest?: string;
  @MayBeAbsent() @IsInt() @Min(0) @Max(limits.longText) longest?: number;
  @MayBeAbsent() @IsInt() @Min(0) @Max(limits.options) fewest?: number;
  @MayBeAbsent() @IsInt() @Min(0) @Max(limits.options) most?: number;
  @MayBeAbsent() @Nested(() => ConditionDto) shownWhen?: ConditionDto;
  @MayBeAbsent() @IsBoolean() selfHarm?: boolean;
  @MayBeAbsent() @IsIn([true]) crisisContact?: true;
  @MayBeAbsent() @IsIn(BLOCKS) block?: Block;
}

export class SurveyPageDto {
  @IsString() @IsSurveyWord() @MaxLength(limits.id) id!: string;
  @IsString() @MaxLength(limits.title) title!: string;
  @ArrayMaxSize(limits.questions) @NestedList(() => QuestionDto) questions!: QuestionDto[];
}

/** One survey in the list. */
export class SurveySummaryDto {
  @IsString() surveyId!: string;
  @IsString() title!: string;
  /** The end of its address, which is never given again. */
  @IsString() urlSuffix!: string;
  @IsIn(SURVEY_STATES) state!: SurveyState;
  /** The version that patients answer; 0 before the first. */
  @IsInt() @Min(0) version!: number;
  /** True if the draft differs from that version. */
  @IsBoolean() hasDraft!: boolean;
  @IsInt() @Min(0) questions!: number;
  /** Answers to any version. */
  @IsInt() @Min(0) answers!: number;
  /** Organisations to which it is assigned. */
  @IsInt() @Min(0) organisations!: number;
  @IsInstant() changedAt!: string;
  @IsString() changedBy!: string;
}

export class SurveyListQueryDto {
  /** The `startAfter` of the page before. */
  @MayBeAbsent() @IsString() @MaxLength(limits.id) startAfter?: string;
}

export class SurveyListDto {
  /** By title. */
  @NestedList(() => SurveySummaryDto) surveys!: SurveySummaryDto[];
  @IsInt() @Min(0) total!: number;
  /** The cursor for the next page; absent at the end. */
  @IsOptional() @IsString() startAfter?: string;
}

/** The questions, and the state of the survey. */
export class SurveyConfigDto extends SurveySummaryDto {
  /** The draft if there is one, else the version that patients answer. */
  @NestedList(() => SurveyPageDto) pages!: SurveyPageDto[];
  /** The newest 20, newest first. */
  @NestedList(() => ChangeDto) changes!: ChangeDto[];
}

export class NewSurveyDto {
  /** Chosen once by the client, so that a second call creates no second survey. */
  @IsUUID() id!: string;
  @IsString() @HasText() @MaxLength(limits.title) title!: string;
  @IsString() @IsSurveyWord() @MaxLength(limits.urlSuffix) urlSuffix!: string;
}

export class SurveyConfigChangeDto {
  @IsString() @HasText() @MaxLength(limits.title) title!: string;
  @ArrayMaxSize(limits.pages) @NestedList(() => SurveyPageDto) pages!: SurveyPageDto[];
  /** `save`: as a draft; `publish`: for patients from now on; `retire`: no one receives it any longer. */
  @IsIn(['save', 'publish', 'retire']) act!: 'save' | 'publish' | 'retire';
  @MayBeAbsent() @IsString() @MaxLength(LONGEST_REASON) reason?: string;
}

export class SurveyOrganisationsQueryDto {
  @MayBeAbsent() @IsIn(ASSIGNMENTS) type?: Assignment;
  @MayBeAbsent() @Type(() => Number) @IsInt() @Min(1) @Max(MOST_ROWS) size?: number;
  @MayBeAbsent() @IsString() @MaxLength(line) search?: string;
  /** The `next` of the page before. */
  @MayBeAbsent() @IsString() @MaxLength(limits.id) from?: string;
}

export class SurveyOrganisationsChangeDto {
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(MOST_CHANGED)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(limits.id, { each: true })
  add?: string[];
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(MOST_CHANGED)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(limits.id, { each: true })
  remove?: string[];
  @MayBeAbsent() @IsString() @MaxLength(LONGEST_REASON) reason?: string;
}

export class SurveyOrganisationDto extends OrganisationNameDto {
  @IsIn(ASSIGNMENTS) type!: Assignment;
  /** Of one that inherits it: the organisation above it to which it is assigned. */
  @IsOptional() @Nested(() => OrganisationNameDto) through?: OrganisationNameDto;
}

export class SurveyOrganisationsDto {
  @NestedList(() => SurveyOrganisationDto) organisations!: SurveyOrganisationDto[];
  /** Number of all matches. */
  @IsInt() @Min(0) total!: number;
  @IsOptional() @IsString() next?: string;
}

/** A survey that a patient may answer, has begun or has answered. */
export class SurveySessionDto {
  @IsString() surveyId!: string;
  @IsString() urlSuffix!: string;
  @IsString() title!: string;
  @IsInt() @Min(1) version!: number;
  @IsIn(SESSION_STATES) state!: SessionState;
  /** The organisation through which the patient has it; absent where they no longer do. */
  @IsOptional() @Nested(() => OrganisationNameDto) organisation?: OrganisationNameDto;
  /** The question that was answered last. */
  @IsOptional() @IsString() at?: string;
  /** The answers so far. */
  @IsObject() answers!: Record<string, unknown>;
  /** The time at which a begun session ends automatically. */
  @IsOptional() @IsInstant() expiresAt?: string;
  /** The questions of a session that is open or begun. */
  @IsOptional() @NestedList(() => SurveyPageDto) pages?: SurveyPageDto[];
}

/** An answer above none to a question about self-harm. Each part is read separately: its existence is what counts. */
export class SurveyAlarmDto {
  /** Absent only where it could not be read. */
  @ParseEach() @IsInstant() at?: string;
  @ParseEach() @IsString() survey?: string;
  @ParseEach() @IsString() question?: string;
  @ParseEach() @IsString() answer?: string;
  /** Names of parts that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}
