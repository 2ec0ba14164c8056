import { isRiskAnswered } from '@/domain/chat/acts/endsAnswered.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './endsAnswered.cases.json';

describeRule(isRiskAnswered, cases);
