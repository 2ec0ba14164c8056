import { riskReason } from '@/domain/chat/acts/riskReason.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './riskReason.cases.json';

describeRule(riskReason, cases);
