import { appointmentClash } from '@/domain/patients/appointments/appointmentClash.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './appointmentClash.cases.json';

describeRule(appointmentClash, cases);
