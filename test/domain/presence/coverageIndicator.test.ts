import { coverageIndicator } from '@/domain/presence/coverageIndicator.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './coverageIndicator.cases.json';

describeRule(coverageIndicator, cases);
