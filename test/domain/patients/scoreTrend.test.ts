import { scoreTrend } from '@/domain/patients/scoreTrend.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './scoreTrend.cases.json';

describeRule(scoreTrend, cases);
