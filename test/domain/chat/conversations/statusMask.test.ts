import { statusMask } from '@/domain/chat/conversations/statusMask.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './statusMask.cases.json';

describeRule(statusMask, cases);
