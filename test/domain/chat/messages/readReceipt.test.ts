import { readReceipt } from '@/domain/chat/messages/readReceipt.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './readReceipt.cases.json';

describeRule(readReceipt, cases);
