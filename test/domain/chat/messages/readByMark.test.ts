import { readByMark } from '@/domain/chat/messages/readByMark.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './readByMark.cases.json';

describeRule(readByMark, cases);
