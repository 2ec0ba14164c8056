import { firstLoginStep } from '@/domain/session/signIn/firstLoginStep.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './firstLoginStep.cases.json';

describeRule(firstLoginStep, cases);
