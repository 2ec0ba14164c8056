import { whoNeedsMe } from '@/domain/patients/list/whoNeedsMe.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './whoNeedsMe.cases.json';

describeRule(whoNeedsMe, cases);
