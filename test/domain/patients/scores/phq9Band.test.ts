import { phq9Band } from '@/domain/patients/scores/phq9Band.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './phq9Band.cases.json';

describeRule(phq9Band, cases);
