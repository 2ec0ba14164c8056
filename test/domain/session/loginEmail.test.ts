import { loginEmail } from '@/domain/session/loginEmail.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './loginEmail.cases.json';

describeRule(loginEmail, cases);
