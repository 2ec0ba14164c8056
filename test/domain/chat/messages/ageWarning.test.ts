import { ageWarning } from '@/domain/chat/messages/ageWarning.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './ageWarning.cases.json';

describeRule(ageWarning, cases);
