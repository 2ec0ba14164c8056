import { seriesRuns } from '@/domain/patients/scores/seriesRuns.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './seriesRuns.cases.json';

describeRule(seriesRuns, cases);
