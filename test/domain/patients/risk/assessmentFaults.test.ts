import { assessmentFaults } from '@/domain/patients/risk/assessmentFaults.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './assessmentFaults.cases.json';

describeRule(assessmentFaults, cases);
