import { assessmentFaults } from '@/domain/patients/assessmentFaults.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './assessmentFaults.cases.json';

describeRule(assessmentFaults, cases);
