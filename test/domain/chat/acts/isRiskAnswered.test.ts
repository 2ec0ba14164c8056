import { isRiskAnswered } from '@/domain/chat/acts/isRiskAnswered.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './isRiskAnswered.cases.json';

describeRule(isRiskAnswered, cases);
