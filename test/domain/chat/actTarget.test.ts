import { actTarget } from '@/domain/chat/actTarget.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './actTarget.cases.json';

describeRule(actTarget, cases);
