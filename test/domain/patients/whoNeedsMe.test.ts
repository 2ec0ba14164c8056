import { whoNeedsMe } from '@/domain/patients/whoNeedsMe.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './whoNeedsMe.cases.json';

describeRule(whoNeedsMe, cases);
