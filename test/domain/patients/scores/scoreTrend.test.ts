import { scoreTrend } from '@/domain/patients/scores/scoreTrend.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './scoreTrend.cases.json';

describeRule(scoreTrend, cases);
