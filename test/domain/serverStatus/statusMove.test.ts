import { nextServerStatus } from '@/domain/serverStatus/statusMove.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './statusMove.cases.json';

describeRule(nextServerStatus, cases);
