import { coverageIndicator } from '@/domain/presence/coverIndicator.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './coverIndicator.cases.json';

describeRule(coverageIndicator, cases);
