import { pastedNames } from '@/domain/chat/pastedNames.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './pastedNames.cases.json';

describeRule(pastedNames, cases);
