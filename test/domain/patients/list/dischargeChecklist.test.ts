import { dischargeChecklist } from '@/domain/patients/list/dischargeChecklist.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './dischargeChecklist.cases.json';

describeRule(dischargeChecklist, cases);
