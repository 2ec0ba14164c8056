import { needOrder } from '@/domain/chat/conversations/needOrder.rule';
import { describeRule } from '#test/support/ruleCases';
import type { RuleCase } from '#scripts/rules/RuleCase';
import cases from './needOrder.cases.json';

describeRule(needOrder, cases as readonly RuleCase[]);
