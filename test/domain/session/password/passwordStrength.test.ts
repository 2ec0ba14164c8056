import { passwordStrength } from '@/domain/session/password/passwordStrength.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './passwordStrength.cases.json';

describeRule(passwordStrength, cases);
