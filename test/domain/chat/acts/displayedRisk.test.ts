import { displayedRisk } from '@/domain/chat/acts/displayedRisk.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './displayedRisk.cases.json';

describeRule(displayedRisk, cases);
