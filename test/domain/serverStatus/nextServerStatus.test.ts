import { nextServerStatus } from '@/domain/serverStatus/nextServerStatus.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './nextServerStatus.cases.json';

describeRule(nextServerStatus, cases);
