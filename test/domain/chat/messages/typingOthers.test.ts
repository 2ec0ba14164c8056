import { typingOthers } from '@/domain/chat/messages/typingOthers.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './typingOthers.cases.json';

describeRule(typingOthers, cases);
