import { appointmentOutcomes } from '@/domain/patients/appointments/appointmentOutcomes.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './appointmentOutcomes.cases.json';

describeRule(appointmentOutcomes, cases);
