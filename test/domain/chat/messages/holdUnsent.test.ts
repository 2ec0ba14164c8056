import { shouldHoldUnsent } from '@/domain/chat/messages/holdUnsent.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './holdUnsent.cases.json';

describeRule(shouldHoldUnsent, cases);
