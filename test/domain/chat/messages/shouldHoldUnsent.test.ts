import { shouldHoldUnsent } from '@/domain/chat/messages/shouldHoldUnsent.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './shouldHoldUnsent.cases.json';

describeRule(shouldHoldUnsent, cases);
