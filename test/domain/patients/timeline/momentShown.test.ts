import { visibleMoment } from '@/domain/patients/timeline/momentShown.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './momentShown.cases.json';

describeRule(visibleMoment, cases);
