import { mergeMessage } from '@/domain/chat/messages/mergeMessage.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './mergeMessage.cases.json';

describeRule(mergeMessage, cases);
