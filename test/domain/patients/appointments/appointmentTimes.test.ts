import { appointmentTimes } from '@/domain/patients/appointments/appointmentTimes.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './appointmentTimes.cases.json';

describeRule(appointmentTimes, cases);
