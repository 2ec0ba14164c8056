import { loginEmail } from '@/domain/session/signIn/loginEmail.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './loginEmail.cases.json';

describeRule(loginEmail, cases);
