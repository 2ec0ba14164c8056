import { momentShown } from '@/domain/patients/timeline/momentShown.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './momentShown.cases.json';

describeRule(momentShown, cases);
