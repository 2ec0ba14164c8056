import { askOutcome } from '@/domain/chat/acts/askOutcome.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './askOutcome.cases.json';

describeRule(askOutcome, cases);
