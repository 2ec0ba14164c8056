import { riskReason } from '@/domain/chat/riskReason.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './riskReason.cases.json';

describeRule(riskReason, cases);
