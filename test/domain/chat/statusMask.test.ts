import { statusMask } from '@/domain/chat/statusMask.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './statusMask.cases.json';

describeRule(statusMask, cases);
