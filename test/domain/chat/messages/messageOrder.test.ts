import { messageOrder } from '@/domain/chat/messages/messageOrder.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './messageOrder.cases.json';

describeRule(messageOrder, cases);
