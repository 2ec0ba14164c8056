import 'reflect-metadata';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { RISK_PRESENCES, type RiskPresence } from '@/domain/patients/risk/RiskAssessment';
import { riskLevels, StampDto } from './momentDtos';
import { IsDay } from '../kernel/IsDay';
import { Nested } from '../kernel/Nested';

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
  @IsString() @MinLength(1) @MaxLength(LONGEST_TEXT) summary!: string;
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

export class RiskAssessmentDto extends AssessedRiskDto {
  @IsString() riskAssessmentId!: string;
  @Nested(() => StampDto) assessed!: StampDto;
  @IsOptional() @Nested(() => StampDto) changed?: StampDto;
}

/** What of an assessment shall be otherwise; what is absent stays. */
export class RiskAssessmentChangesDto {
  @IsOptional() @IsIn(riskLevels) level?: (typeof riskLevels)[number];
  @IsOptional() @IsIn(RISK_PRESENCES) suicidalThoughts?: RiskPresence;
  @IsOptional() @IsIn(RISK_PRESENCES) selfHarm?: RiskPresence;
  @IsOptional() @IsIn(RISK_PRESENCES) harmToOthers?: RiskPresence;
  @IsOptional() @IsIn(RISK_PRESENCES) harmFromOthers?: RiskPresence;
  @IsOptional() @IsIn(RISK_PRESENCES) selfNeglect?: RiskPresence;
  @IsOptional() @IsString() @MinLength(1) @MaxLength(LONGEST_TEXT) summary?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) protectiveFactors?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) plan?: string;
  @IsOptional() @IsIn(riskStatuses) status?: (typeof riskStatuses)[number];
  /** A day, `yyyy-mm-dd`; null takes it away. */
  @IsOptional() @IsDay() reviewOn?: string | null;
}
