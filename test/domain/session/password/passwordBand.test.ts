import { passwordBand } from '@/domain/session/password/passwordBand.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './passwordBand.cases.json';

describeRule(passwordBand, cases);
