import { oneTimePassword } from '@/domain/session/oneTimePassword.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './oneTimePassword.cases.json';

describeRule(oneTimePassword, cases);
