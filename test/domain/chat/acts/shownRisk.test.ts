import { displayedRisk } from '@/domain/chat/acts/shownRisk.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './shownRisk.cases.json';

describeRule(displayedRisk, cases);
