import { toDisplayedMessage } from '@/domain/chat/messages/showMessage.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './showMessage.cases.json';

describeRule(toDisplayedMessage, cases);
