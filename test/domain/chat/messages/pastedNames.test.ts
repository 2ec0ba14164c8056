import { pastedNames } from '@/domain/chat/messages/pastedNames.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './pastedNames.cases.json';

describeRule(pastedNames, cases);
