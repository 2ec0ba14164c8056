import { offlineCopy } from '@/domain/app/offlineCopy.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './offlineCopy.cases.json';

describeRule(offlineCopy, cases);
