import { revertedRisk } from '@/domain/chat/acts/revertedRisk.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './revertedRisk.cases.json';

describeRule(revertedRisk, cases);
