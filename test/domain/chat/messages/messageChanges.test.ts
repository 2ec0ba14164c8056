import { messageChanges } from '@/domain/chat/messages/messageChanges.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './messageChanges.cases.json';

describeRule(messageChanges, cases);
