import { typingOthers } from '@/domain/chat/typingOthers.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './typingOthers.cases.json';

describeRule(typingOthers, cases);
