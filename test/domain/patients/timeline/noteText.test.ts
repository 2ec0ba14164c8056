import { noteText } from '@/domain/patients/timeline/noteText.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './noteText.cases.json';

describeRule(noteText, cases);
