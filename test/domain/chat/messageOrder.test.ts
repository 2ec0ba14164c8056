import { messageOrder } from '@/domain/chat/messageOrder.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './messageOrder.cases.json';

describeRule(messageOrder, cases);
