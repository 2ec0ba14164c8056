import { toDisplayedMessage } from '@/domain/chat/messages/toDisplayedMessage.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './toDisplayedMessage.cases.json';

describeRule(toDisplayedMessage, cases);
