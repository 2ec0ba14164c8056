import { claimRead } from '@/domain/chat/claimRead.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './claimRead.cases.json';

describeRule(claimRead, cases);
