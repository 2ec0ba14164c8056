import { deletionReason } from '@/domain/patients/timeline/deletionReason.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './deletionReason.cases.json';

describeRule(deletionReason, cases);
