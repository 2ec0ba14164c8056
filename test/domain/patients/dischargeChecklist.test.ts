import { dischargeChecklist } from '@/domain/patients/dischargeChecklist.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './dischargeChecklist.cases.json';

describeRule(dischargeChecklist, cases);
