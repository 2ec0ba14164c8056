import { visibleMoment } from '@/domain/patients/timeline/visibleMoment.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './visibleMoment.cases.json';

describeRule(visibleMoment, cases);
