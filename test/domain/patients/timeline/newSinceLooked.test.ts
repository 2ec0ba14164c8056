import { newSinceLooked } from '@/domain/patients/timeline/newSinceLooked.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './newSinceLooked.cases.json';

describeRule(newSinceLooked, cases);
