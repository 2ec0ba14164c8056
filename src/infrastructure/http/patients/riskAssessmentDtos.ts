import 'reflect-metadata';
import { Exclude } from 'class-transformer';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { RISK_PRESENCES, type RiskPresence } from '@/domain/patients/risk/RiskAssessment';
import { MomentAuthorDto, riskLevels } from './momentDtos';
import { HasText } from '../kernel/HasText';
import { IsDay } from '../kernel/IsDay';
import { IsInstant } from '../kernel/IsInstant';
import { Nested } from '../kernel/Nested';
import { ParseEach } from '../kernel/ParseEach';

export const riskStatuses = ['open', 'closed'] as const;

/** Longest text of an assessment, in UTF-16 code units. */
const LONGEST_TEXT = 8_000;

class AssessedRiskDto {
  @IsIn(riskLevels) level!: (typeof riskLevels)[number];
  @IsIn(RISK_PRESENCES) suicidalThoughts!: RiskPresence;
  @IsIn(RISK_PRESENCES) selfHarm!: RiskPresence;
  @IsIn(RISK_PRESENCES) harmToOthers!: RiskPresence;
  @IsIn(RISK_PRESENCES) harmFromOthers!: RiskPresence;
  @IsIn(RISK_PRESENCES) selfNeglect!: RiskPresence;
  @IsString() @HasText() @MaxLength(LONGEST_TEXT) summary!: string;
  @IsString() @MaxLength(LONGEST_TEXT) protectiveFactors!: string;
  @IsString() @MaxLength(LONGEST_TEXT) plan!: string;
  @IsIn(riskStatuses) status!: (typeof riskStatuses)[number];
  /** A day, `yyyy-mm-dd`. */
  @IsOptional() @IsDay() reviewOn?: string;
}

export class RiskAssessmentBodyDto extends AssessedRiskDto {
  /** Chosen once by its author: a second call with it makes no second assessment. */
  @IsUUID() riskAssessmentId!: string;
}

/** The author and time of an act, part by part: a malformed date or name does not invalidate a risk level. */
export class RiskStampDto {
  /** Both are absent only where they could not be read. */
  @ParseEach() @IsInstant() at?: string;
  @ParseEach() @Nested(() => MomentAuthorDto) by?: MomentAuthorDto;
  /** Names of parts that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

export class RiskAssessmentDto extends AssessedRiskDto {
  @IsString() riskAssessmentId!: string;
  /** Absent only where it could not be read. */
  @ParseEach() @Nested(() => RiskStampDto) assessed?: RiskStampDto;
  @ParseEach() @IsOptional() @Nested(() => RiskStampDto) changed?: RiskStampDto;
  /** Names of parts that could not be read. The reader fills it in; a value from the answer is ignored. */
  @Exclude({ toClassOnly: true }) couldNotCheck?: string[];
}

/** The changed parts of an assessment; absent ones stay. */
export class RiskAssessmentChangesDto {
  @IsOptional() @IsIn(riskLevels) level?: (typeof riskLevels)[number];
  @IsOptional() @IsIn(RISK_PRESENCES) suicidalThoughts?: RiskPresence;
  @IsOptional() @IsIn(RISK_PRESENCES) selfHarm?: RiskPresence;
  @IsOptional() @IsIn(RISK_PRESENCES) harmToOthers?: RiskPresence;
  @IsOptional() @IsIn(RISK_PRESENCES) harmFromOthers?: RiskPresence;
  @IsOptional() @IsIn(RISK_PRESENCES) selfNeglect?: RiskPresence;
  @IsOptional() @IsString() @HasText() @MaxLength(LONGEST_TEXT) summary?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) protectiveFactors?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) plan?: string;
  @IsOptional() @IsIn(riskStatuses) status?: (typeof riskStatuses)[number];
  /** A day, `yyyy-mm-dd`; null takes it away. */
  @IsOptional() @IsDay() reviewOn?: string | null;
}
