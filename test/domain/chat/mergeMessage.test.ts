import { mergeMessage } from '@/domain/chat/mergeMessage.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './mergeMessage.cases.json';

describeRule(mergeMessage, cases);
