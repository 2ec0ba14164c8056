import { authenticatorLabel } from '@/domain/session/secondFactor/authenticatorLabel.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './authenticatorLabel.cases.json';

describeRule(authenticatorLabel, cases);
