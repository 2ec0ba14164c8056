import { deletionReason } from '@/domain/patients/deletionReason.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './deletionReason.cases.json';

describeRule(deletionReason, cases);
