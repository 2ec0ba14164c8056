import { pinOrder } from '@/domain/chat/conversations/pinOrder.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './pinOrder.cases.json';

describeRule(pinOrder, cases);
