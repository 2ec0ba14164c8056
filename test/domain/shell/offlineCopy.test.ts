import { offlineCopy } from '@/domain/shell/offlineCopy.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './offlineCopy.cases.json';

describeRule(offlineCopy, cases);
