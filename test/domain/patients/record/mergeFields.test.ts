import { mergeFields } from '@/domain/patients/record/mergeFields.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './mergeFields.cases.json';

describeRule(mergeFields, cases);
