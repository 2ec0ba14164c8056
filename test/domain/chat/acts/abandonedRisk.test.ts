import { revertedRisk } from '@/domain/chat/acts/abandonedRisk.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './abandonedRisk.cases.json';

describeRule(revertedRisk, cases);
