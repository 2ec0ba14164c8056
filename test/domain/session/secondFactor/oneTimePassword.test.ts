import { oneTimePassword } from '@/domain/session/secondFactor/oneTimePassword.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './oneTimePassword.cases.json';

describeRule(oneTimePassword, cases);
