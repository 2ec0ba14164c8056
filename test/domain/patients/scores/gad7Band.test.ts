import { gad7Band } from '@/domain/patients/scores/gad7Band.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './gad7Band.cases.json';

describeRule(gad7Band, cases);
