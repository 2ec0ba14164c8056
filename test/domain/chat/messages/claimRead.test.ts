import { claimRead } from '@/domain/chat/messages/claimRead.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './claimRead.cases.json';

describeRule(claimRead, cases);
