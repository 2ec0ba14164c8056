import { actTarget } from '@/domain/chat/acts/actTarget.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './actTarget.cases.json';

describeRule(actTarget, cases);
